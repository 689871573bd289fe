import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WishlistView } from '@/components/wishlist/page';
import type { CartLine, WishlistItem } from '@/core/model/cart';
import * as cart from '@/services/cart';
import * as catalogue from '@/services/catalogue';
import { selectIsCartOpen } from '@/store/slices/shop';
import { wishAdded, wishRemoved } from '@/store/slices/wishlist';
import { eventually } from '../../support/eventually';
import { product } from '../product/fixtures';
import { renderInShop } from '../product/render';

const loadProductsOf = vi.spyOn(catalogue, 'loadProductsOf');
const priceCart = vi.spyOn(cart, 'priceCart');

const FERN = product({ id: 'a', name: 'Fern Hoodie', slug: 'fern' });
const DUNE = product({ id: 'b', name: 'Dune Hoodie', slug: 'dune' });
const large = { Size: { label: '2XL', value: '2XL', priceAdjustment: 2 } };

beforeEach(() => {
  loadProductsOf.mockResolvedValue([FERN, DUNE]);
});
function show(...items: WishlistItem[]) {
  const shown = renderInShop(<WishlistView />);
  act(() => {
    for (const item of items) shown.store.dispatch(wishAdded(item));
  });
  return { ...shown, user: userEvent.setup() };
}
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading'));
const namesShown = () => cards().map(({ textContent }) => textContent);

describe('the wishlist page', () => {
  it('shows the items as cards, the newest first [S2.92]', () => {
    show({ product: FERN }, { product: DUNE });
    expect(namesShown()).toEqual(['Dune Hoodie', 'Fern Hoodie']);
    expect(screen.getByText('2 items')).toBeVisible();
  });

  it('shows bones and nothing personal until the wishlist is back [S4.60]', () => {
    renderInShop(<WishlistView />, { isRehydrated: false });
    expect(screen.getByRole('heading', { name: 'Wishlist' })).toBeVisible();
    expect(screen.queryByText('Nothing saved yet')).toBeNull();
  });

  it('has a way on where it is empty', () => {
    show();
    expect(screen.getByText('Nothing saved yet')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/shop');
  });

  it('shows the price of today, and what is saved by it [S2.92]', async () => {
    loadProductsOf.mockResolvedValue([{ ...FERN, price: 40 }]);
    show({ product: FERN });
    expect(screen.getByText('$48.00')).toBeVisible();
    expect(await screen.findByText('$40.00')).toBeVisible();
    expect(screen.getByText('$8.00 less than when you saved it')).toBeVisible();
  });

  it('shows what was chosen, and adds it as chosen [S3.33]', async () => {
    const { user, store } = show({ product: FERN, variants: large });
    expect(screen.getByText('2XL')).toBeVisible();
    expect(screen.getByText('$50.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await expect.poll(() => selectIsCartOpen(store.getState())).toBe(true);
    expect(store.getState().cart.items[0]).toMatchObject({ quantity: 1, variants: large });
  });

  it('leads to the choices where nothing was chosen', async () => {
    show({ product: FERN });
    const choose = await screen.findByRole('button', { name: 'Choose options: Fern Hoodie' });
    expect(choose).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('says what is sold out and what is no longer sold [S2.95]', async () => {
    loadProductsOf.mockResolvedValue([{ ...FERN, isSoldOut: true }]);
    show({ product: FERN }, { product: DUNE });
    expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    expect(screen.getByText('No longer sold')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Dune Hoodie' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Dune Hoodie' })).toBeVisible();
  });

  it.each([
    ['the call fails', () => Promise.reject(new Error('away'))],
    ['the backend answers with other products', async () => [product({ id: 'other' })]],
  ])('shows what was saved where %s', async (_, answer) => {
    loadProductsOf.mockClear().mockImplementation(answer);
    show({ product: FERN });
    await eventually(() => expect(loadProductsOf).toHaveBeenCalled());
    await act(async () => {});
    expect(screen.getByRole('link', { name: 'Fern Hoodie' })).toBeVisible();
  });

  it('brings back what was removed, to its place [S2.95]', async () => {
    const { user, store } = show({ product: FERN }, { product: DUNE });
    await user.click(screen.getByRole('button', { name: 'Remove Dune Hoodie' }));
    expect(namesShown()).toEqual(['Fern Hoodie']);
    expect(screen.getByText('1 item')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(namesShown()).toEqual(['Dune Hoodie', 'Fern Hoodie']);
    expect(store.getState().wishlist.items).toHaveLength(2);
  });

  it('follows what is removed elsewhere', () => {
    const { store } = show({ product: FERN });
    act(() => {
      store.dispatch(wishRemoved({ product: FERN }));
    });
    expect(screen.getByText('Nothing saved yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

describe('an item that names a row', () => {
  const TODAY = { ...FERN, price: 40, image: ['/lab/white.webp'] };
  const chosen = (adds: number) => ({
    Color: { label: 'Navy', value: 'Navy', priceAdjustment: 0 },
    Size: { label: '2XL', value: '2XL', priceAdjustment: adds },
  });
  const ITEM = { product: FERN, variants: chosen(2), variantId: 'row-2' };

  /** What a cart would have of it today. */
  function answer(line: Partial<CartLine> | null) {
    const product = { ...FERN, price: 40, image: ['/lab/navy.webp', '/lab/white.webp'] };
    const sold = { product, quantity: 1, variants: chosen(2), variantId: 'row-2', ...line };
    const sums = { subtotal: 0, discount: 0, shipping: 0, protection: 0, total: 0 };
    priceCart.mockClear().mockResolvedValue({
      ...{ coupon: null, couponMessage: '', shownCoupon: '', totals: [], ...sums },
      lines: [line && sold],
    });
  }

  beforeEach(() => loadProductsOf.mockResolvedValue([TODAY]));
  const picture = (name: string) => screen.findByRole('img', { name });

  it('has the picture, price and page of that row today, and goes into the cart as it [S4.974]', async () => {
    answer({ variants: chosen(5), choice: 'color=navy&size=2xl' });
    const { user, store } = show(ITEM);
    expect(await picture('Fern Hoodie in Navy, 2XL')).toHaveAttribute(
      'src',
      expect.stringContaining('navy'),
    );
    expect(screen.getByText('$45.00')).toBeVisible();
    expect(screen.getByText('$5.00 less than when you saved it')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Fern Hoodie' });
    expect(link).toHaveAttribute('href', '/product/fern?color=navy&size=2xl');
    expect(priceCart.mock.calls[0]?.[0].items).toMatchObject([{ variantId: 'row-2', quantity: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await expect.poll(() => store.getState().cart.items.length).toBe(1);
    const [line] = store.getState().cart.items;
    expect(line).toMatchObject({
      variantId: 'row-2',
      product: { image: ['/lab/navy.webp', '/lab/white.webp'] },
    });
  });

  it.each([
    ['by its options', chosen(2)],
    ['by one combined choice', { 'Size / Color': { ...large.Size, label: '2XL / Navy' } }],
  ])('has them too where an older wishlist names it %s [S4.974]', async (_, variants) => {
    answer({ variants: chosen(5), stock: { left: 0 } });
    show({ product: FERN, variants });
    expect(await picture('Fern Hoodie in Navy, 2XL')).toBeVisible();
    expect(screen.getByText('$45.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
    expect(priceCart.mock.calls[0]?.[0].items).toMatchObject([{ variants, quantity: 1 }]);
  });

  it('says that the row is sold out while the product is not [S4.974]', async () => {
    answer({ stock: { left: 0 } });
    show(ITEM);
    expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
  });

  it('is chosen again where the row is no longer offered [S4.974]', async () => {
    answer({ stock: { left: 0, isGone: true } });
    show(ITEM);
    expect(await screen.findByText('No longer offered like this')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    expect(
      await screen.findByRole('button', { name: 'Choose options: Fern Hoodie' }),
    ).toBeVisible();
  });

  it('stands as it was saved where that cannot be had [S4.974]', async () => {
    priceCart.mockClear().mockRejectedValue(new Error('away'));
    show(ITEM);
    await eventually(() => expect(priceCart).toHaveBeenCalled());
    expect(await screen.findByText('$42.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });
});

it('an item that was saved in a color is shown in it [S4.974]', async () => {
  const shown = { name: 'Navy', hex: '#1f2a44', choice: 'color=navy', picture: '/lab/navy.webp' };
  show({ product: { ...FERN, shown } });
  expect(await screen.findByRole('img', { name: 'Fern Hoodie in Navy' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Fern Hoodie' });
  expect(link).toHaveAttribute('href', '/product/fern?color=navy');
});
