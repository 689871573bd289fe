import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Header } from '@/components/header';
import type { CartLine } from '@/core/model/cart';
import { productSchema } from '@/core/model/product.schema';
import { cartOpened, selectIsCartOpen } from '@/store/slices/shop';
import { eventually } from '../../support/eventually';
import { renderInShop } from './shop-page';

const product = productSchema.parse({ id: 'h1', name: 'Harbour hoodie', price: 39.5 });
const line: CartLine = {
  product,
  quantity: 2,
  variants: {
    Size: { label: 'XL', value: 'xl', priceAdjustment: 2 },
    Colour: { label: 'Navy', value: 'Navy', priceAdjustment: 0 },
  },
};
const cart = { items: [line, { product, quantity: 1 }], appliedCoupon: null };
const opener = (name: string) => {
  const link = screen.getAllByRole('link', { name }).at(-1);
  if (!link) throw new Error(`no link ${name}`);
  return link;
};

describe('the cart badge', () => {
  it('counts pieces once the cart is back [S9.32]', () => {
    renderInShop(<Header />, { cart });
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  });

  it('is the number itself, however large [S9.32]', () => {
    const lines = { items: [{ product, quantity: 640 }], appliedCoupon: null };
    renderInShop(<Header />, { cart: lines });
    expect(screen.getByRole('link', { name: 'Cart, 640 items' })).toHaveTextContent(/640$/);
  });

  it('says nothing before', () => {
    renderInShop(<Header />, { cart, isRehydrated: false });
    expect(screen.queryByText(/3/)).toBeNull();
  });
});

describe('the cart drawer', () => {
  it('opens from its icon, says that the cart is empty, and gives the focus back [S2.51]', async () => {
    const user = userEvent.setup();
    renderInShop(<Header />);
    await user.click(opener('Cart'));
    const drawer = await screen.findByRole('dialog', { name: 'Your Cart' });
    expect(drawer).toHaveStyle({ width: '350px' });
    expect(within(drawer).getByText('Your cart is empty.')).toBeVisible();
    await user.keyboard('{Escape}');
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener('Cart')).toHaveFocus();
  });

  it('opens by the flag of the store, with lines, total and the ways on [S2.52] [S2.53] [S4.35]', async () => {
    const { store } = renderInShop(<Header />, { cart });
    store.dispatch(cartOpened());
    const drawer = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
    expect(drawer.getByText('Size: XL (+$2.00)')).toBeVisible();
    expect(drawer.getByText('Colour: Navy')).toBeVisible();
    expect(drawer.getByText('2 × $41.50')).toBeVisible();
    expect(drawer.getByText('$122.50')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
    expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  });
});

describe('going to another page', () => {
  it('closes the cart, also where it opened on the way [S4.35]', () => {
    const { store, router } = renderInShop(<Header />, { cart });
    for (const event of ['routeChangeStart', 'routeChangeComplete']) {
      store.dispatch(cartOpened());
      const [, close] =
        vi.mocked(router.events.on).mock.calls.find(([name]) => name === event) ?? [];
      act(() => close?.());
      expect(selectIsCartOpen(store.getState())).toBe(false);
    }
  });
});

describe('the menu', () => {
  const openMenu = async (settings = {}) => {
    const user = userEvent.setup();
    renderInShop(<Header />, { init: { settings } });
    await user.click(opener('Menu'));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    return { user, drawer: within(drawer), element: drawer };
  };

  it('is 280 px wide and unfolds the categories [S2.43]', async () => {
    const { user, drawer, element } = await openMenu();
    expect(element).toHaveStyle({ width: '280px' });
    expect(drawer.queryByRole('link', { name: 'Warm hoodies' })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Shop: all categories' }));
    expect(drawer.getByRole('link', { name: 'Warm hoodies' })).toBeVisible();
  });

  it('announces the sale and ends with the copyright line [S2.47] [S9.21]', async () => {
    const { drawer, element } = await openMenu();
    expect(drawer.getByText('Flash Sale')).toBeVisible();
    expect(drawer.getByText('30% OFF')).toBeVisible();
    expect(element).toHaveTextContent('linen Store. All rights reserved');
  });

  it('has no sale where prices are hidden [S2.44]', async () => {
    const { drawer } = await openMenu({ hideSellPrice: true });
    expect(drawer.queryByText('Flash Sale')).toBeNull();
  });
});
