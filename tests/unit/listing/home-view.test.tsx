import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import HomeView from '@/components/home/home-view';
import { renderInShop } from '../header/shop-page';
import { product } from '../product/fixtures';

const PRODUCTS = Array.from({ length: 9 }, (_, id) => product({ id: `${id}`, name: `Coat ${id}` }));
const OPENING = {
  banner: { image: '', title: 'Autumn', subtitle: 'Has come', buttonText: '', buttonLink: '' },
  ads: { title: 'First ad', description: 'One', image: '', link: '' },
  last_ads: { title: 'Last ad', description: 'Two', image: '', link: '' },
};

const show = (settings = {}) =>
  renderInShop(<HomeView />, {
    init: { ...OPENING, settings },
    seed: { listing: { products: PRODUCTS, page: 1, total: 9, totalPages: 1 } },
  });

describe('a home page that no admin has designed', () => {
  it('shows banner, products with the ad between them, and the last ad in the end [S2.905]', () => {
    const text = show().container.textContent ?? '';
    const places = ['Autumn', 'Coat 0', 'First ad', 'Coat 8', 'Last ad'].map((part) =>
      text.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has category tiles where the shop wants them [S3.932]', () => {
    show({ showCategory: true });
    const tiles = screen.getByRole('region', { name: 'Shop by category' });
    expect(tiles).toContainElement(screen.getByRole('link', { name: 'Warm hoodies' }));
    cleanup();
    show();
    expect(screen.queryByText('Shop by category')).toBeNull();
  });
});
