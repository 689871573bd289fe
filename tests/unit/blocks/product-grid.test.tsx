import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFields } from '@/blocks/kit/fields';
import { productBlock, productsNeed } from '@/blocks/types/product/definition';
import { needKey } from '@/core/model/data-need';
import type { Product } from '@/core/model/product';
import { eventually } from '../../support/eventually';
import { product } from '../product/fixtures';
import { loadViews, renderLayout } from './render-block';

beforeAll(async () => {
  await loadViews();
  // What cards bring late.
  await import('@/components/product/card/controls');
});

const many = (count: number, more: Partial<Product> = {}) =>
  Array.from({ length: count }, (_, index) =>
    product({ id: `p-${index}`, slug: `piece-${index}`, name: `Piece ${index}`, ...more }),
  );

interface Page {
  products?: Product[];
  mode?: 'live' | 'edit';
  settings?: object;
}

/** A grid on a page that came with its products. */
function grid(
  props: object = {},
  { products = many(100), mode = 'live', settings = {} }: Page = {},
) {
  const need = productsNeed(readFields(productBlock.props, props));
  const result = products.slice(0, need.totalProducts);
  return renderLayout([{ type: 'product', props }], {
    mode,
    blockData: { [needKey(need)]: result },
    init: { settings },
  });
}

const cards = () => screen.queryAllByRole('article');
const firstCard = () => within(cards()[0] ?? document.body);

/** What the first card says, without its buttons, which come later. */
function saidByCard(): string {
  const card = cards()[0]?.cloneNode(true) as HTMLElement;
  for (const button of card.querySelectorAll('button')) button.remove();
  return card.textContent ?? '';
}

/** How many cards there are at each width, by what hides them there. */
function seen() {
  const hidden = (width: string) =>
    cards().filter((card) => card.parentElement?.className.includes(`notOn${width}`)).length;
  return ['Desktop', 'Tablet', 'Mobile'].map((width) => cards().length - hidden(width));
}

describe('a product grid', () => {
  it('shows eight products in rows of four, three and two by default [S9.320] [S9.323]', () => {
    grid();
    expect(seen()).toEqual([8, 6, 4]);
    const style = screen.getByRole('list').style;
    expect(
      ['--desktop', '--tablet', '--mobile'].map((name) => style.getPropertyValue(name)),
    ).toEqual(['4', '3', '2']);
  });

  it('shows at most as many as asked for, and whole rows of them [S9.323]', () => {
    grid({ totalProducts: 5 });
    expect(seen()).toEqual([5, 5, 4]);
  });

  it('shows what a width with more columns has room for there alone [S9.323]', () => {
    grid({ totalProducts: 40, productsPerRow: 2, numberOfRows: 3, tabletProductsPerRow: 5 });
    expect(seen()).toEqual([6, 15, 6]);
  });

  it('takes numbers out of range, and texts, for the nearest that there are [S9.324]', () => {
    grid({ totalProducts: '900', productsPerRow: 60, numberOfRows: '2' });
    expect(seen()).toEqual([12, 6, 4]);
  });

  it('says so where there are no products, and leads on [S4.325]', () => {
    grid({}, { products: [] });
    expect(screen.getByText('There is nothing to show here just now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  });
});

describe('the words of cards', () => {
  const fitted = (props: object, styles: object = {}) => {
    const { container, unmount } = renderLayout([{ type: 'product', props, styles }], {
      mode: 'edit',
      blockData: { [needKey(productsNeed(readFields(productBlock.props, props)))]: many(1) },
    });
    const isFitted = container.querySelector('ul')?.className.includes('fitted');
    unmount();
    return isFitted;
  };

  it.each(['#fff', '#14171a', 'navy', 'rgb(10, 20, 30)', 'rgb(10 20 30)', 'hsl(20 10% 30%)'])(
    'are fitted to a plain ground of their own: %s [S3.640]',
    (cardBackgroundColor) => expect(fitted({ cardBackgroundColor })).toBe(true),
  );

  it.each(['', 'transparent', '#fff8', '#ffffff80', 'rgb(0 0 0 / 20%)', 'rgba(0, 0, 0, 0.2)'])(
    'are not where what is around shows through: "%s" [S3.640]',
    (cardBackgroundColor) => expect(fitted({ cardBackgroundColor })).toBe(false),
  );

  it('keep the color that an admin sets [S3.640]', () => {
    expect(fitted({ cardBackgroundColor: '#fff' }, { color: '#123456' })).toBe(false);
  });
});

describe('a card of a product grid', () => {
  const rated = [product({ image: ['/front-2.webp', '/back-3.webp'], rating: 4, reviewCount: 12 })];
  const settings = { reviewCategories: ['Hoodies'] };
  const card = (props: object = {}, more: object = settings) =>
    grid(props, { products: rated, settings: more });

  it('shows all there is of it by default, and leads to its product [S3.320]', () => {
    card();
    const link = firstCard().getByRole('link', { name: 'Fern Hoodie' });
    expect(link).toHaveAttribute('href', '/product/fern-hoodie');
    expect(saidByCard()).toBe('Marlow & FinchFern Hoodie$48.00instead of $62.40Warm.(reviews: 12)');
    expect(firstCard().getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
    expect(cards()[0]?.querySelectorAll('img')).toHaveLength(1);
  });

  it.each([
    ['showBrand', 'Fern Hoodie$48.00instead of $62.40Warm.(reviews: 12)'],
    ['showTitle', 'Marlow & Finch$48.00instead of $62.40Warm.(reviews: 12)'],
    ['showPrice', 'Marlow & FinchFern HoodieWarm.(reviews: 12)'],
    ['showSalePrice', 'Marlow & FinchFern Hoodie$48.00Warm.(reviews: 12)'],
    ['showDescription', 'Marlow & FinchFern Hoodie$48.00instead of $62.40(reviews: 12)'],
    ['showReviews', 'Marlow & FinchFern Hoodie$48.00instead of $62.40Warm.'],
  ])('leaves out what an admin switches off: %s [S3.321]', (name, words) => {
    card({ [name]: false });
    expect(saidByCard()).toBe(words);
    expect(firstCard().getByRole('link', { name: 'Fern Hoodie' })).toBeInTheDocument();
  });

  it('shows the words of a description, never its markup [S3.322]', () => {
    const description = '<p>Warm &amp; soft.</p><script>alert(1)</script>';
    grid({}, { products: [product({ description })] });
    expect(screen.getByText(/^Warm & soft\./)).toBeVisible();
    expect(cards()[0]?.querySelector('script, p p')).toBeNull();
  });

  it('has no stars and no former price where the shop shows none [S3.323]', () => {
    card({}, { disableReviews: 'delete', hideSellPrice: true });
    expect(firstCard().queryByRole('img', { name: /Rated/ })).toBeNull();
    expect(saidByCard()).toBe('Marlow & FinchFern Hoodie$48.00Warm.');
  });

  it('keeps heart and Quick Shop, also where it has no picture [S3.324]', async () => {
    card({ showImage: false });
    expect(cards()[0]?.querySelector('img')).toBeNull();
    for (const name of ['Wishlist: Fern Hoodie', 'Quick Shop: Fern Hoodie']) {
      // What works takes the place of what is there first.
      await eventually(() => expect(firstCard().getByRole('button', { name })).toBeVisible());
    }
  });

  it('shows its second picture under the pointer where it swaps, and else does not [S3.325]', () => {
    for (const [hoverEffect, pictures] of [
      ['swap', 2],
      ['zoom', 1],
      ['none', 1],
    ] as const) {
      const { unmount } = card({ hoverEffect });
      fireEvent.pointerEnter(cards()[0] ?? document.body);
      expect(cards()[0]?.querySelectorAll('img')).toHaveLength(pictures);
      unmount();
    }
  });

  it('shows its second picture in a corner where it should [S3.326]', () => {
    card({ showSecondImage: true, secondImagePosition: 'top-right' });
    const [, second] = cards()[0]?.querySelectorAll('img') ?? [];
    expect(second).toHaveAttribute('src', expect.stringContaining('/back-3.webp'));
    expect(second?.parentElement?.className).toContain('top-right');
  });
});

describe('a product grid that is edited', () => {
  it('is there to be looked at alone [S4.326]', () => {
    const { container } = grid({}, { mode: 'edit' });
    expect(cards()).toHaveLength(8);
    expect(cards().every((card) => container.querySelector('[inert]')?.contains(card))).toBe(true);
  });

  it('shows samples at the placeholder price where there are no products [S9.325]', async () => {
    grid({}, { mode: 'edit', products: [] });
    expect(await screen.findAllByText('$29.99')).toHaveLength(8);
    expect(cards()).toHaveLength(8);
  });
});
