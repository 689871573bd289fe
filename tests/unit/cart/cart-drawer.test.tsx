import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Header } from '@/components/header';
import { cartLine } from '@/core/rules/cart/cart-line';
import { lineAdded } from '@/store/slices/cart';
import { cartClosed, cartOpened } from '@/store/slices/shop';
import { eventually } from '../../support/eventually';
import { renderInShop } from '../header/shop-page';
import { product } from '../product/fixtures';
import { fakeBackend, pricedBy } from './fake-backend';

const hoodie = cartLine(product(), 1, {});
const cap = cartLine(product({ id: 'p-2', name: 'Moss cap', price: 20 }), 1, {});

beforeEach(() => fakeBackend.reset());

const openDrawer = async () => within(await screen.findByRole('dialog', { name: 'Your Cart' }));
const pulsing = () => document.querySelector('li[class*="pulse"]');

it('points out the line added last, once [S4.98]', async () => {
  const { store } = renderInShop(<Header />, { cart: { items: [hoodie], appliedCoupon: null } });
  act(() => {
    store.dispatch(lineAdded(cap));
    store.dispatch(cartOpened());
  });
  await openDrawer();
  await eventually(() => expect(pulsing()).toHaveTextContent('Moss cap'));
  act(() => {
    store.dispatch(cartClosed());
  });
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => {
    store.dispatch(cartOpened());
  });
  await openDrawer();
  expect(pulsing()).toBeNull();
});

it('follows each click, and keeps working while prices cannot be had [S4.94] [S4.95]', async () => {
  const user = userEvent.setup();
  const init = { domain: 'caps.example' };
  const { store } = renderInShop(<Header />, { init, cart: { items: [cap], appliedCoupon: null } });
  fakeBackend.isAway = true;
  act(() => {
    store.dispatch(cartOpened());
  });
  const drawer = await openDrawer();
  expect(await drawer.findByText(/Prices may be out of date/)).toBeVisible();
  for (const times of ['2 × $20.00', '3 × $20.00', '4 × $20.00']) {
    await user.click(drawer.getByRole('button', { name: 'One more' }));
    expect(drawer.getByText(times)).toBeVisible();
  }
  expect(drawer.getByText('$80.00')).toBeVisible();
  const retry = await drawer.findByRole('button', { name: 'Try again' });
  fakeBackend.isAway = false;
  await user.click(retry);
  const retried = await eventually(() => {
    const [request] = fakeBackend.to('/cart/price', init.domain).slice(-1);
    expect(request?.body.lines[0]?.quantity).toBe(4);
    return request;
  });
  if (retried) retried.answer(pricedBy({ 'p-2': 20 }, retried));
  await eventually(() => expect(drawer.queryByText(/Prices may be out of date/)).toBeNull());
});
