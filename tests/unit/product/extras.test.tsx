import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartLine } from '@/core/model/cart';
import type { Product } from '@/core/model/product';
import { cartLine } from '@/core/rules/cart/cart-line';
import * as cartService from '@/services/cart';
import * as catalogue from '@/services/catalogue';
import { lineAdded } from '@/store/slices/cart';
import { selectIsCartOpen } from '@/store/slices/shop';
import { eventually } from '../../support/eventually';
import { NAMING, product, SIZE } from './fixtures';
import { observerThatSees, ProductPage, renderInShop } from './render';

const loadUpsales = vi.spyOn(catalogue, 'loadUpsales');
const loadProduct = vi.spyOn(catalogue, 'loadProduct');
const loadVariants = vi.spyOn(catalogue, 'loadVariants');
const loadStock = vi.spyOn(cartService, 'loadStock');

const named = (id: string, fields: Partial<Product> = {}) =>
  product({ id, slug: id, name: `Hoodie ${id}`, price: 10, ...fields });

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', observerThatSees(true));
  window.sessionStorage.clear();
  const upsale = [
    product(),
    named('sold', { isSoldOut: true }),
    named('a'),
    named('b'),
    named('c'),
  ];
  loadUpsales.mockResolvedValue({ upsale, upsale2: [] });
  loadProduct.mockImplementation(async (_domain, id) => named(id));
  loadVariants.mockResolvedValue([SIZE, NAMING]);
});
const view = (fields: Partial<Product> = {}) => (
  <ProductPage
    product={product(fields)}
    fields={[SIZE]}
    related={[named('r')]}
    bundle={['a', 'b']}
    reviews={null}
  />
);
const together = async () =>
  within(await screen.findByRole('region', { name: 'Frequently bought together' }));

describe('what is frequently bought together', () => {
  it('is this product and two others that can be bought, with one total [S2.93]', async () => {
    renderInShop(view());
    const section = await together();
    const boxes = await section.findAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
      'Fern Hoodie',
      'Hoodie a',
      'Hoodie b',
    ]);
    expect(section.getByText('$68.00')).toBeVisible();
  });

  it('follows the choices of this product and what is ticked', async () => {
    const user = userEvent.setup();
    renderInShop(view());
    const section = await together();
    await user.click(await section.findByRole('checkbox', { name: 'Hoodie b' }));
    expect(section.getByText('$58.00')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /2XL/ }));
    expect(section.getByText('$60.00')).toBeVisible();
    for (const box of section.getAllByRole('checkbox', { checked: true })) await user.click(box);
    expect(section.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  });

  it('adds what is ticked with the default choices, by one button [S2.93]', async () => {
    const user = userEvent.setup();
    const { store } = renderInShop(view());
    const section = await together();
    await user.click(await section.findByRole('button', { name: 'Add all 3 to cart' }));
    await expect.poll(() => selectIsCartOpen(store.getState())).toBe(true);
    const { items } = store.getState().cart;
    expect(items.map(({ product: { id } }: CartLine) => id)).toEqual(['p-1', 'a', 'b']);
    expect(items.every(({ quantity }: CartLine) => quantity === 1)).toBe(true);
    expect(Object.keys(items[1]?.variants ?? {})).toEqual(['Size']);
  });

  it('takes no more of this product than are left, and says why [S4.980]', async () => {
    const user = userEvent.setup();
    loadStock.mockResolvedValue(new Map([['row-m', 3]]));
    const counted = { rows: [{ id: 'row-m', values: ['M'], price: 48 }] };
    const { store } = renderInShop(view(counted));
    const section = await together();
    const add = (name: string) => section.findByRole('button', { name });
    expect(await add('Add all 3 to cart')).toBeEnabled();
    act(() => {
      store.dispatch(lineAdded(cartLine(product(), 3, {}, { id: 'row-m' })));
    });
    await eventually(async () => expect(await add('Add all 3 to cart')).toBeDisabled());
    expect(section.getByText('All 3 that are left are in your cart')).toBeVisible();
    await user.click(section.getByRole('checkbox', { name: 'Fern Hoodie' }));
    expect(await add('Add all 2 to cart')).toBeEnabled();
    expect(section.queryByText(/that are left/)).toBeNull();
  });

  it.each([
    ['nothing goes with a product', async () => ({ upsale: [product()], upsale2: [] })],
    ['it does not load', () => Promise.reject(new Error('away'))],
  ])('gives its place back where %s', async (_, load) => {
    loadUpsales.mockImplementationOnce(load);
    renderInShop(view());
    expect(screen.getByTestId('bundle-skeleton')).toBeInTheDocument();
    await eventually(() => expect(screen.queryByTestId('bundle-skeleton')).toBeNull());
    expect(loadUpsales).toHaveBeenCalled();
    expect(screen.queryByText('Frequently bought together')).toBeNull();
  });

  it('has no place, and asks for nothing, where the server names none', async () => {
    loadUpsales.mockClear();
    renderInShop(
      <ProductPage product={product()} fields={[SIZE]} related={[named('a')]} reviews={null} />,
    );
    expect(screen.queryByTestId('bundle-skeleton')).toBeNull();
    await vi.dynamicImportSettled();
    expect(loadUpsales).not.toHaveBeenCalled();
  });
});

describe('recently viewed products', () => {
  const viewed = async () => {
    const row = await screen.findByRole('region', { name: 'Recently viewed' });
    return within(row)
      .getAllByRole('article')
      .map((card) => card.querySelector('h3')?.textContent);
  };

  it('are those of this session, the newest first, without this one [S2.94]', async () => {
    const { rerender } = renderInShop(view());
    await eventually(() =>
      expect(window.sessionStorage.getItem('recently-viewed')).toContain('p-1'),
    );
    rerender(view({ id: 'p-2', name: 'Dune Hoodie' }));
    expect(await viewed()).toEqual(['Fern Hoodie']);
    rerender(view({ id: 'p-3', name: 'Moss Hoodie' }));
    await eventually(async () => expect(await viewed()).toEqual(['Dune Hoodie', 'Fern Hoodie']));
  });

  it('are none of those that stand above: related, or bought together [S4.1003]', async () => {
    const shown = ['a', 'r', 'other'].map((id) => named(id));
    window.sessionStorage.setItem('recently-viewed', JSON.stringify(shown));
    renderInShop(view());
    expect(await viewed()).toEqual(['Hoodie other']);
  });

  it('are none where the storage is spoilt, and begin anew', async () => {
    window.sessionStorage.setItem('recently-viewed', '{broken');
    renderInShop(view());
    await eventually(() =>
      expect(window.sessionStorage.getItem('recently-viewed')).toContain('p-1'),
    );
    expect(screen.queryByText('Recently viewed')).toBeNull();
  });
});
