import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartView } from '@/components/cart/page';
import { Notices } from '@/components/shell/notices';
import type { Cart } from '@/core/model/cart';
import { cartLine } from '@/core/rules/cart/cart-line';
import { lineKey } from '@/core/rules/cart/line-identity';
import { couponApplied, itemsCleared, quantityChanged } from '@/store/slices/cart';
import { pricesMissed, pricesReceived } from '@/store/slices/cart-status';
import { eventually } from '../../support/eventually';
import { renderInShop } from '../header/shop-page';
import { product } from '../product/fixtures';
import { fakeBackend, pricedBy, type ReceivedCall } from './fake-backend';

const hoodie = cartLine(product({ price: 19.99 }), 3, {
  Size: { label: '2XL', value: '2XL', priceAdjustment: 2.5 },
});
const cap = cartLine(product({ id: 'p-2', name: 'Moss cap', price: 20 }), 1, {});
const cart: Cart = { items: [hoodie, cap], appliedCoupon: null };

/** The server has answered with prices. */
const answered = (answer: Partial<Parameters<typeof pricesReceived>[0]>) =>
  pricesReceived({
    ...{ cart, couponMessage: '', shownCoupon: '', gone: [], priceChanges: {} },
    ...answer,
  });

const TENTH = { kind: 'percentage', value: 10, minimum: 0 } as const;
const summary = () => screen.getByRole('region', { name: 'Order summary' });
const settingsOf = (settings: object) => ({ init: { settings } });

class NeverNear {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  fakeBackend.reset();
  vi.stubGlobal('IntersectionObserver', NeverNear);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the cart page', () => {
  it('holds the place of the cart until it is back [S4.60]', () => {
    renderInShop(<CartView />, { cart, isRehydrated: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    expect(screen.queryByText('Moss cap')).toBeNull();
    expect(screen.queryByText('Your cart is empty.')).toBeNull();
  });

  it('adds up lines, discount and shipping to the cent [S9.65]', () => {
    const appliedCoupon = { code: 'WEDDEAL', kind: 'percentage', value: 10, minimum: 0 } as const;
    renderInShop(<CartView />, { cart: { ...cart, appliedCoupon } });
    expect(screen.getByText('3 × $22.49')).toBeVisible();
    expect(screen.getByText('$67.47')).toBeVisible();
    const sums = within(summary()).getAllByRole('definition');
    expect(sums.map((sum) => sum.textContent)).toEqual(['$87.47', '-$8.75', '$4.99', '$83.71']);
    expect(summary()).toHaveTextContent('Discount (WEDDEAL)');
  });

  it('sends free from the worth the shop has set, and says how far it is [S4.99] [S9.68]', () => {
    const { unmount } = renderInShop(<CartView />, {
      cart,
      ...settingsOf({ freeShippingFrom: 90 }),
    });
    expect(screen.getByText(/more for free shipping/)).toHaveTextContent('Add $2.53 more');
    unmount();
    renderInShop(<CartView />, { cart, ...settingsOf({ freeShippingFrom: 80 }) });
    expect(screen.getByText('Your order ships free')).toBeVisible();
    expect(summary()).toHaveTextContent('ShippingFree');
    expect(summary()).toHaveTextContent('Total$87.47');
  });

  it('says of goods under a coupon for all of them that they ship free [S9.910] [S4.99]', () => {
    const appliedCoupon = { code: 'ALL', kind: 'percentage', value: 100, minimum: 0 } as const;
    const settings = settingsOf({ freeShippingFrom: 80 });
    renderInShop(<CartView />, { cart: { ...cart, appliedCoupon }, ...settings });
    expect(screen.getByText('Your order ships free')).toBeVisible();
    const sums = within(summary()).getAllByRole('definition');
    expect(sums.map((sum) => sum.textContent)).toEqual(['$87.47', '-$87.47', 'Free', '$0.00']);
  });

  it('takes a typed quantity, and an empty field changes nothing [S4.32]', async () => {
    const user = userEvent.setup();
    const { store } = renderInShop(<CartView />, { cart });
    const quantity = screen.getByRole('textbox', { name: 'Quantity of Moss cap' });
    await user.clear(quantity);
    expect(store.getState().cart.items[1]?.quantity).toBe(1);
    await user.type(quantity, '15');
    expect(store.getState().cart.items[1]?.quantity).toBe(15);
    await user.click(screen.getAllByRole('button', { name: 'One more' })[1] ?? quantity);
    expect(quantity).toHaveValue('16');
  });

  it('brings a removed line back where it was, or lets it go after some seconds [S4.39]', () => {
    vi.useFakeTimers();
    const { store } = renderInShop(<CartView />, { cart });
    const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
    press(/^Remove Fern/);
    expect(screen.getByRole('button', { name: /^Undo/ })).toHaveFocus();
    press(/^Remove Moss/);
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
    press(/^Undo: put Moss/);
    press(/^Undo: put Fern/);
    expect(store.getState().cart.items).toEqual(cart.items);
    press(/^Remove Moss/);
    fireEvent.blur(screen.getByRole('button', { name: /^Undo/ }));
    act(() => vi.advanceTimersByTime(6000));
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(store.getState().cart.items).toEqual([hoodie]);
  });

  it('tells what has changed, until the page is left [S4.92] [S4.93]', () => {
    const { store, unmount } = renderInShop(<CartView />, { cart });
    const priceChanges = { [lineKey(cap)]: { from: 18, to: 20 } };
    act(() => {
      store.dispatch(answered({ priceChanges, gone: ['Tide tee', 'Fog scarf'] }));
    });
    expect(screen.getByText('Price changed from $18.00 to $20.00')).toBeVisible();
    expect(screen.getByText(/^Tide tee and Fog scarf are no longer sold/)).toBeVisible();
    unmount();
    expect(store.getState().cartStatus).toMatchObject({ priceChanges: {}, gone: [] });
  });

  it('doubts its prices where they could not be had, while there are any [S4.95]', () => {
    const { store } = renderInShop(<CartView />, { cart });
    act(() => void store.dispatch(pricesMissed({ phase: 'failed', cart })));
    expect(screen.getByText(/^Prices may be out of date/)).toBeVisible();
    act(() => void store.dispatch(itemsCleared()));
    expect(screen.queryByText(/^Prices may be out of date/)).toBeNull();
  });

  it('recommends nothing where the shop has switched that off [S9.69]', () => {
    const { container } = renderInShop(<CartView />, {
      cart,
      ...settingsOf({ disableUpsale: true }),
    });
    expect(container.querySelector('[class*="later"]')).toBeNull();
  });
});

describe('the coupon', () => {
  it('is refused at its field by the server’s own words, and the code stays [S8.21]', async () => {
    fakeBackend.otherStatus = 422;
    const user = userEvent.setup();
    renderInShop(<CartView />, { cart });
    const field = screen.getByRole('textbox', { name: 'Coupon code' });
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a coupon code.');
    await user.type(field, 'LATE{Enter}');
    await eventually(() => expect(screen.getByRole('alert')).toHaveTextContent(/^No$/));
    expect(field).toHaveValue('LATE');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('No');
  });

  it('stays refused when an answer about prices, asked for before it, comes after', async () => {
    fakeBackend.otherStatus = 422;
    const user = userEvent.setup();
    const domain = 'refusing.example';
    const { store } = renderInShop(<CartView />, { cart, init: { domain } });
    await user.click(screen.getAllByRole('button', { name: 'One more' })[0] as HTMLElement);
    const answered = new Set<ReceivedCall>();
    const unanswered = () =>
      fakeBackend.to('/cart/price', domain).filter((request) => !answered.has(request));
    await eventually(() => expect(unanswered()).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'LATE{Enter}');
    await eventually(() => expect(screen.getByRole('alert')).toHaveTextContent(/^No$/));
    await eventually(async () => {
      // On a busy machine the cart as it was before the click is priced first.
      for (const request of unanswered()) {
        answered.add(request);
        await act(async () => request.answer(pricedBy({ 'p-1': 19.99, 'p-2': 20 }, request)));
      }
      expect(store.getState().cartStatus.pricing.phase).toBe('settled');
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^No$/);
  });

  it('is shown for copying only while the server says that it holds, its place kept in any case [S4.910]', async () => {
    const domain = 'offering.example';
    const { store, container } = renderInShop(<CartView />, { cart, init: { domain } });
    const place = () => container.querySelector('[class*="place"]');
    const priceBy = async (shownCoupon: string) => {
      await eventually(() => expect(fakeBackend.open).toBe(1));
      const request = fakeBackend.to('/cart/price', domain).at(-1);
      await act(async () =>
        request?.answer(pricedBy({ 'p-1': 19.99, 'p-2': 20 }, request, null, shownCoupon)),
      );
    };
    expect(screen.queryByText(/Today’s code/)).toBeNull();
    expect(place()).not.toBeNull();
    await priceBy('WEDDEAL');
    await eventually(() => expect(place()).toHaveTextContent('Today’s code: WEDDEAL'));
    await act(() => store.dispatch(quantityChanged({ line: cap, quantity: 2 })));
    await priceBy('');
    await eventually(() => expect(screen.queryByText(/Today’s code/)).toBeNull());
    expect(place()).not.toBeNull();
  });

  it('is applied by the button beside the one that copies it [S4.911]', async () => {
    const user = userEvent.setup();
    const domain = 'applying.example';
    const { store } = renderInShop(<CartView />, { cart, init: { domain } });
    act(() => void store.dispatch(answered({ shownCoupon: 'WEDDEAL' })));
    fakeBackend.otherStatus = 422;
    await user.click(screen.getByRole('button', { name: 'Apply the code WEDDEAL' }));
    await eventually(() => expect(screen.getByRole('alert')).toHaveTextContent(/^No$/));
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('WEDDEAL');
    expect(fakeBackend.to('/coupons/check', domain)[0]?.body.code).toBe('WEDDEAL');
    act(() => void store.dispatch(couponApplied({ ...TENTH, code: 'WEDDEAL' })));
    expect(screen.queryByText(/Today’s code/)).toBeNull();
    expect(summary()).toHaveTextContent('Discount (WEDDEAL)-$8.75');
  });

  it.each([
    ['by the clipboard', () => Promise.resolve(), 0],
    ['without leave to use the clipboard', () => Promise.reject(new Error('denied')), 1],
  ])('is copied %s and told for exactly 1000 ms [S9.66] [S9.67]', async (_, writeText, oldWays) => {
    vi.useFakeTimers();
    const execCommand = vi.fn(() => true);
    Object.assign(document, { execCommand });
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { store } = renderInShop(
      <>
        <CartView />
        <Notices />
      </>,
      { cart },
    );
    act(() => void store.dispatch(answered({ shownCoupon: 'WEDDEAL' })));
    expect(screen.getByText('WEDDEAL')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Copy/ }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Coupon code copied')).toBeVisible();
    expect(execCommand).toHaveBeenCalledTimes(oldWays);
    Reflect.deleteProperty(document, 'execCommand');
    act(() => vi.advanceTimersByTime(999));
    expect(screen.getByText('Coupon code copied')).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Coupon code copied')).toBeNull();
  });
});
