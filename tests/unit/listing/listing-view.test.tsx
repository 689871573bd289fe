import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ListingView } from '@/components/listing/page';
import type { Facets, SearchSort } from '@/core/model/search';
import type { ListingFilters } from '@/core/rules/address/listing-address';
import * as catalogue from '@/services/catalogue';
import { renderInShop } from '../header/shop-page';
import { product } from '../product/fixtures';
import { FACETS } from './facets';

interface Shown {
  filters?: ListingFilters & { sort?: SearchSort };
  facets?: Facets;
  count?: number;
  path?: string;
  settings?: Record<string, unknown>;
}

function showListing(shown: Shown = {}) {
  const { filters = {}, facets = FACETS, count = 4, path = '/shop', settings = {} } = shown;
  const products = Array.from({ length: count }, (_, id) => product({ id: String(id) }));
  const listing = { products, page: 1, total: count, totalPages: 1 };
  const request = { sort: 'newest' as const, ...filters };
  return renderInShop(<ListingView facets={facets} filters={request} />, {
    seed: { listing },
    path,
    init: { settings },
  });
}

const group = (name: string) => within(screen.getByRole('list', { name, hidden: true }));
const linkOf = (name: string, value: string) =>
  group(name).getByText(value, { ignore: 'span' }).closest('a');
const activeFilters = () => within(screen.getByRole('list', { name: 'Active filters' }));

describe('category tiles', () => {
  const tile = () => screen.queryByRole('link', { name: 'Warm hoodies' })?.querySelector('img');

  it('stand above the first page where the shop wants them [S3.932]', () => {
    showListing({ settings: { showCategory: true } });
    expect(tile()).toBeInTheDocument();
  });

  it('do not elsewhere [S3.932]', () => {
    showListing();
    expect(tile()).toBeFalsy();
  });
});

describe('the filters of the listing [S2.68]', () => {
  it('are links with their counts; what is chosen stays', () => {
    showListing({ filters: { q: 'warm', colors: ['Navy'], sort: 'relevance' } });
    expect(linkOf('Color', 'Forest Green')).toHaveAttribute(
      'href',
      '/shop?q=warm&color=Navy,Forest+Green',
    );
    expect(linkOf('Size', 'L')).toHaveAttribute('href', '/shop?q=warm&color=Navy&size=L');
    expect(linkOf('Price', '$25 – $50')).toHaveAttribute(
      'href',
      '/shop?q=warm&color=Navy&price=25-50',
    );
    expect(linkOf('Size', 'L')).toHaveTextContent('L 2');
  });

  it('mark what is chosen and take it back', () => {
    showListing({ filters: { colors: ['Navy'], price: { from: 100, to: null } } });
    expect(linkOf('Color', 'Navy')).toHaveAttribute('aria-current', 'true');
    expect(linkOf('Color', 'Navy')).toHaveAttribute('href', '/shop?price=100-');
    expect(linkOf('Price', '$100 and over')).toHaveAttribute('href', '/shop?color=Navy');
    expect(linkOf('Color', 'Forest Green')).not.toHaveAttribute('aria-current');
  });

  it('have what is in stock, in the address and above the products [S5.1004]', () => {
    const { unmount } = showListing({ filters: { sizes: ['M'] } });
    expect(linkOf('Availability', 'In stock')).toHaveAttribute('href', '/shop?size=M&inStock=1');
    expect(linkOf('Availability', 'In stock')).toHaveTextContent('In stock 3');
    unmount();
    showListing({ filters: { sizes: ['M'], inStock: true } });
    expect(linkOf('Availability', 'In stock')).toHaveAttribute('href', '/shop?size=M');
    expect(activeFilters().getByRole('link', { name: 'Remove In stock' })).toHaveAttribute(
      'href',
      '/shop?size=M',
    );
  });

  it('stand above the products as what can be removed, one by one or all', () => {
    showListing({
      filters: { q: 'warm', category: 'Hoodies', colors: ['Navy'], sizes: ['M'] },
      path: '/shop?q=warm&ref=mail',
    });
    const target = (name: string) =>
      activeFilters().getByRole('link', { name }).getAttribute('href');
    expect(target('Remove Hoodies')).toBe('/shop?q=warm&color=Navy&size=M&sort=newest&ref=mail');
    expect(target('Remove Navy')).toContain('category=Hoodies&size=M');
    expect(target('Clear all')).toBe('/shop?q=warm&sort=newest&ref=mail');
  });

  it('are not there where there is nothing to choose, nor without a backend that has them', () => {
    const nothing = { categories: [], colors: [], sizes: [], prices: FACETS.prices.slice(0, 1) };
    const { unmount } = showListing({ facets: nothing });
    expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
    unmount();
    const listing = { products: [], page: 1, total: 0, totalPages: 1 };
    renderInShop(<ListingView filters={{ sort: 'newest' }} />, { seed: { listing } });
    expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
  });

  it('unfold on phones, and go away by what says how many products they leave', async () => {
    const user = userEvent.setup();
    showListing({ filters: { sizes: ['M'] } });
    const opener = screen.getByRole('button', { name: 'Filters (1)' });
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Show 4 products' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('show the first values, the rest when asked for', async () => {
    const user = userEvent.setup();
    const sizes = Array.from({ length: 30 }, (_, n) => ({ value: `S${n}`, count: 1 }));
    showListing({ facets: { ...FACETS, sizes } });
    expect(group('Size').getAllByRole('listitem', { hidden: true })).toHaveLength(10);
    await user.click(screen.getByText('Show all 30'));
    expect(group('Size').getAllByRole('listitem', { hidden: true })).toHaveLength(30);
  });

  it('keep the page where it is', async () => {
    const user = userEvent.setup();
    const { router } = showListing({ filters: { sizes: ['M'] } });
    await user.click(activeFilters().getByRole('link', { name: 'Remove M' }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/shop', undefined, { scroll: false });
  });
});

describe('the orders of a listing', () => {
  const orders = () =>
    within(screen.getByLabelText('Sort by'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('have what sells best, by reductions only where these differ and are shown [S4.1002]', () => {
    const { unmount } = showListing({ filters: { sort: 'discount' } });
    expect(orders()).toContain('Bestselling');
    expect(orders()).not.toContain('Biggest discount');
    expect(screen.getByLabelText('Sort by')).toHaveValue('newest');
    unmount();
    const real = showListing({ settings: { realMerchandising: true } });
    expect(orders()).toContain('Biggest discount');
    real.unmount();
    showListing({ settings: { realMerchandising: true, hideSellPrice: true } });
    expect(orders()).not.toContain('Biggest discount');
  });
});

describe('a listing that was searched for', () => {
  it('says what for, and in which categories it was found', () => {
    showListing({ filters: { q: 'navy hoodie', sort: 'relevance' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Results for “navy hoodie”',
    );
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getByRole('link', { name: /Warm hoodies/ })).toHaveAttribute(
      'href',
      '/shop?q=navy+hoodie&category=Hoodies',
    );
    expect(categories.queryByRole('link', { name: /Home/ })).toBeNull();
    expect(screen.getByLabelText('Sort by')).toHaveValue('relevance');
  });

  it('keeps its filters when it is sorted without scripts', () => {
    showListing({ filters: { q: 'tee', colors: ['Navy'], sort: 'relevance' } });
    const form = screen.getByLabelText('Sort by').closest('form');
    const fields = new FormData(form ?? undefined);
    expect([...fields]).toEqual([
      ['q', 'tee'],
      ['color', 'Navy'],
      ['sort', 'relevance'],
    ]);
  });

  it('shows what sells best where nothing was found, and nothing where that cannot be had [S4.1004]', async () => {
    const load = vi.spyOn(catalogue, 'loadGridProducts');
    load.mockResolvedValueOnce([product({ id: 'best', name: 'Best Hoodie' })]);
    const { unmount } = showListing({ filters: { q: 'qqqq', sort: 'relevance' }, count: 0 });
    const popular = await screen.findByRole('region', { name: 'Popular right now' });
    expect(within(popular).getByText('Best Hoodie')).toBeVisible();
    expect(load).toHaveBeenCalledExactlyOnceWith({
      ...{ domain: expect.any(String), sortBy: 'bestselling', totalProducts: 4 },
    });
    unmount();
    load.mockRejectedValueOnce(new Error('away'));
    showListing({ filters: { q: 'qqqq', sort: 'relevance' }, count: 0 });
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('region', { name: 'Popular right now' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });

  it('has a way on where nothing was found', () => {
    const nothing = { categories: [], colors: [], sizes: [], prices: [] };
    showListing({ filters: { q: 'tee', sizes: ['M'] }, count: 0, facets: nothing });
    expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/shop?q=tee&sort=newest',
    );
    expect(screen.queryByLabelText('Sort by')).toBeNull();
  });
});
