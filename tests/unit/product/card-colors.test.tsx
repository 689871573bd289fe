import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductCard } from '@/components/product';
import { DEFAULT_SETTINGS } from '@/core/model/design';
import type { Product } from '@/core/model/product';
import * as catalogue from '@/services/catalogue';
import { COLOR, product, SIZE } from './fixtures';
import { renderInShop } from './render';

const NAVY = { name: 'Navy', hex: '#1f2a44', choice: 'color=navy' };
const GREEN = {
  ...{ name: 'Forest Green', hex: '#273b33', choice: 'color=forest-green' },
  ...{ picture: '/lab/forest-green-2.webp', media: { focus: { x: 0.25, y: 1 } } },
};
const TEE = product({
  image: ['/lab/navy-1.webp', '/lab/back-3.webp'],
  media: [{ alt: 'Fern Hoodie in Navy', placeholder: '#aabbcc' }, {}],
  colors: [NAVY, GREEN],
});
const view = (shown: Product) => (
  <ProductCard product={shown} settings={DEFAULT_SETTINGS} sizes="50vw" />
);
const card = (fields: Partial<Product> = {}) => renderInShop(view({ ...TEE, ...fields }));
const swatch = (name: string) => screen.getByRole('link', { name: `Show in ${name}` });
const picture = () => screen.getByRole('img', { name: /^Fern Hoodie in/ });
const link = () => screen.getByRole('link', { name: 'Fern Hoodie' });

beforeEach(() => {
  vi.spyOn(catalogue, 'loadProduct').mockResolvedValue(product({ image: TEE.image }));
  vi.spyOn(catalogue, 'loadVariants').mockResolvedValue([SIZE, COLOR]);
});

describe('the swatches of a card', () => {
  it('lead to the product in their color, also without scripts [S4.972]', () => {
    card();
    expect(swatch('Navy')).toHaveAttribute('href', '/product/fern-hoodie?color=navy');
    expect(swatch('Forest Green')).toHaveAttribute(
      'href',
      '/product/fern-hoodie?color=forest-green',
    );
  });

  it('switch picture and link, and say which is shown [S4.972]', async () => {
    const user = userEvent.setup();
    card();
    await user.click(swatch('Forest Green'));
    expect(picture()).toHaveAccessibleName('Fern Hoodie in Forest Green');
    expect(picture()).toHaveAttribute('src', expect.stringContaining('forest-green-2'));
    expect(picture()).toHaveStyle({ objectPosition: '25% 100%' });
    expect(link()).toHaveAttribute('href', '/product/fern-hoodie?color=forest-green');
    expect(swatch('Forest Green')).toHaveAttribute('aria-current', 'true');
    expect(swatch('Navy')).not.toHaveAttribute('aria-current');
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(picture()).toHaveAttribute('src', expect.stringContaining('navy-1'));
  });

  it('leave a click that is meant for another tab to the browser [S4.972]', () => {
    card();
    const click = createEvent.click(swatch('Forest Green'), { ctrlKey: true });
    fireEvent(swatch('Forest Green'), click);
    expect(click.defaultPrevented).toBe(false);
    expect(picture()).toHaveAccessibleName('Fern Hoodie in Navy');
  });

  it('are four, and how many more there are [S4.972]', () => {
    const colors = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ ...NAVY, name, choice: name }));
    card({ colors });
    expect(screen.getAllByRole('link', { name: /Show in/ })).toHaveLength(4);
    expect(screen.getByText('+2')).toBeVisible();
  });

  it('are none where there is a single color', () => {
    card({ colors: [NAVY] });
    expect(screen.queryByRole('link', { name: /^Show in/ })).toBeNull();
  });

  it('give way to what a listing shows next [S4.971]', async () => {
    const { rerender } = card();
    await userEvent.setup().click(swatch('Forest Green'));
    rerender(view({ ...TEE, shown: NAVY }));
    expect(picture()).toHaveAccessibleName('Fern Hoodie in Navy');
    expect(link()).toHaveAttribute('href', '/product/fern-hoodie?color=navy');
  });
});

describe('a card in a color', () => {
  it('shows it from the start [S4.971]', () => {
    card({ shown: GREEN });
    expect(picture()).toHaveAttribute('src', expect.stringContaining('forest-green-2'));
    expect(link()).toHaveAttribute('href', '/product/fern-hoodie?color=forest-green');
  });

  it('opens Quick Shop and is saved in it [S4.972]', async () => {
    const user = userEvent.setup();
    const { store } = card();
    await user.click(swatch('Forest Green'));
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Fern Hoodie' }));
    expect(store.getState().wishlist.items[0]?.product.shown).toEqual(GREEN);
    await user.click(await screen.findByRole('button', { name: 'Quick Shop: Fern Hoodie' }));
    expect(await screen.findByRole('radio', { name: /Forest Green/ })).toBeChecked();
  });

  it('has its rating whatever color it is shown in [S9.22]', async () => {
    const { container } = card();
    const stars = () => container.querySelector('[aria-label*="out of 5"]')?.outerHTML;
    const before = stars();
    await userEvent.setup().click(swatch('Forest Green'));
    expect(before).toBeDefined();
    expect(stars()).toBe(before);
  });
});

it('a picture has its words, its focus and its color while it loads [S4.973]', () => {
  card();
  expect(picture()).toHaveAccessibleName('Fern Hoodie in Navy');
  expect(picture()).toHaveStyle({ backgroundColor: '#aabbcc' });
});
