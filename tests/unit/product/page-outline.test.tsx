import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { HomeView } from '@/components/home';
import { ListingView } from '@/components/listing/page';
import { whenLoaded } from '@/components/ui/tracked';
import type { Product } from '@/core/model/product';
import { product } from './fixtures';
import { renderInShop } from './render';

beforeAll(async () => void (await whenLoaded(['home'])));

const TWELVE = Array.from({ length: 12 }, (_, index) =>
  product({ id: `p-${index}`, slug: `hoodie-${index}`, name: `Hoodie ${index}` }),
);

/** The levels of the headings on screen, in the page's order. */
function outline(): number[] {
  return screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
}

function expectNoLevelSkipped(levels: number[]): void {
  for (const [index, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  }
}

const listingOf = (products: Product[]) => ({
  ...{ products, page: 1, total: products.length, totalPages: 1 },
});

function showListing(products: Product[]) {
  const listing = listingOf(products);
  renderInShop(<ListingView filters={{ sort: 'newest' }} />, { seed: { listing } });
}

describe('the outline of a page', () => {
  it('puts the cards of the listing under a heading of their own', () => {
    showListing(TWELVE);
    expect(outline()).toEqual([1, 2, ...TWELVE.map(() => 3)]);
  });

  it('puts the cards after the first rows of the home page under a heading of their own', () => {
    renderInShop(<HomeView />, { seed: { listing: listingOf(TWELVE) } });
    expectNoLevelSkipped(outline());
    expect(screen.getByRole('region', { name: 'More new products' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'More new products' })).toBeVisible();
  });

  it('names the shop on a home page whose banner has no title', () => {
    renderInShop(<HomeView />, { seed: { listing: listingOf(TWELVE) } });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('shop.example');
  });
});

describe('a shop without products', () => {
  it('says on its home page that they are on their way', () => {
    renderInShop(<HomeView />, { seed: { listing: listingOf([]) } });
    expect(screen.getByText(/first pieces are on their way/)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says so in its listing, with a way on', () => {
    showListing([]);
    expect(outline()).toEqual([1, 2]);
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  });
});
