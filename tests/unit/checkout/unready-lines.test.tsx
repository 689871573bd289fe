import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CheckoutView } from '@/components/checkout/checkout-view';
import type { CartLine } from '@/core/model/cart';
import { cartLine } from '@/core/rules/cart/cart-line';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { lineKey } from '@/core/rules/cart/line-identity';
import { answeredTotals } from '@/core/rules/money/total-lines';
import { ApiError } from '@/services/api-error';
import * as cartService from '@/services/cart';
import * as catalogue from '@/services/catalogue';
import * as payment from '@/services/payment';
import { writeDraft } from '@/store/checkout/draft';
import { lineAdded, linesRepriced } from '@/store/slices/cart';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';
import { product } from '../product/fixtures';

const offered = standIn(payment, 'loadMethods');
const begun = standIn(payment, 'createCheckoutSession');
const priced = standIn(cartService, 'priceCart');
const loadProduct = standIn(catalogue, 'loadProduct');

const FORM = {
  ...{ email: 'grace@example.com', name: 'Grace Hopper', country: 'US', line1: '12 Harbor Street' },
  ...{ city: 'Portland', region: 'OR', postalCode: '97201' },
};
const variants = { Size: { label: 'M', value: 'M', priceAdjustment: 0 } };
const tee = cartLine(product({ name: 'Tee', price: 20 }), 3, variants, { id: 'row-m' });
const user = userEvent.setup();
const payButton = () => screen.getByRole('button', { name: /^(Pay \$|Place order)/ });
const form = () => within(screen.getByRole('form', { name: 'Checkout' }));
/** Nothing is to be paid: neither frame nor way to pay stands in the way. */
const FREE = { code: 'ALL', kind: 'percentage', value: 100, minimum: 0 } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  offered.mockResolvedValue([]);
  begun.mockReturnValue(new Promise(() => undefined));
  writeDraft({ form: FORM });
});

function open(line: CartLine, coupon: typeof FREE | null = FREE) {
  const cart = { items: [tee], appliedCoupon: coupon };
  const terms = { shippingCost: 0, freeShippingFrom: 0 };
  priced.mockImplementation(async () => ({
    ...{ lines: [line], coupon, couponMessage: '', shownCoupon: '' },
    ...answeredTotals(cartTotals({ items: [line], appliedCoupon: coupon }, terms)),
  }));
  const shown = renderInShop(<CheckoutView />, { cart, init: { shipping_cost: 0 } });
  act(() => {
    shown.store.dispatch(linesRepriced({ lines: { [lineKey(tee)]: line }, coupon }));
  });
  return shown;
}

describe('the first press of Pay', () => {
  it('stops at what is required and left blank, until it is ordered without [S5.934]', async () => {
    open({ ...tee, blank: ['Your text'] });
    expect(form().queryByText(/left blank/)).toBeNull();
    await user.click(payButton());
    const notice = form().getByRole('region', { name: 'Before you pay' });
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent('Tee (M)');
    expect(begun).not.toHaveBeenCalled();
    // Pressed again, it says so again.
    payButton().focus();
    await user.click(payButton());
    expect(notice).toHaveFocus();
    await eventually(() =>
      expect(form().getByRole('button', { name: 'Fill it in: Tee' })).toBeVisible(),
    );
    await user.click(form().getByRole('button', { name: 'Order anyway' }));
    await eventually(() => expect(begun).toHaveBeenCalledOnce());
  });

  it('stops at a line that is short, and goes on once it takes what is left [S4.937]', async () => {
    const { store } = open({ ...tee, stock: { left: 2 } });
    await user.click(payButton());
    expect(form().getByText('There are only 2 left of Tee (M).')).toBeVisible();
    expect(form().queryByRole('button', { name: 'Order anyway' })).toBeNull();
    expect(begun).not.toHaveBeenCalled();
    await user.click(form().getByRole('button', { name: 'Take the 2 that are left' }));
    expect(store.getState().cart.items[0]?.quantity).toBe(2);
    await user.click(payButton());
    await eventually(() => expect(begun).toHaveBeenCalledOnce());
    expect(begun.mock.calls[0]?.[0]).toMatchObject({
      cartItems: [{ quantity: 2, variantId: 'row-m' }],
    });
  });
});

describe('the focus', () => {
  const reprice = (store: ReturnType<typeof open>['store'], line: CartLine) =>
    act(() => {
      store.dispatch(linesRepriced({ lines: { [lineKey(line)]: line }, coupon: FREE }));
    });
  const notice = () => form().getByRole('region', { name: 'Before you pay' });
  const press = async (name: string) => user.click(await form().findByRole('button', { name }));

  it('goes to the notice once for each press that has stopped [S4.981]', async () => {
    const { store } = open({ ...tee, stock: { left: 2 } });
    await user.click(payButton());
    expect(notice()).toHaveFocus();
    reprice(store, tee);
    const email = screen.getByRole('textbox', { name: /mail/ });
    act(() => email.focus());
    reprice(store, { ...tee, stock: { left: 1 } });
    expect(notice()).toBeVisible();
    expect(email).toHaveFocus();
    await user.click(payButton());
    expect(notice()).toHaveFocus();
  });

  it('goes to lines that show after the page has opened stopped [S4.981]', () => {
    writeDraft({ isHeld: true });
    const { store } = open(tee);
    reprice(store, { ...tee, stock: { left: 1 } });
    expect(notice()).toHaveFocus();
  });

  it.each([
    ['Take the 2 that are left', { stock: { left: 2 } }],
    ['Order anyway', { blank: ['Your text'] }],
  ])('is at Pay once the notice has gone by “%s” [S4.981]', async (name, changes) => {
    open({ ...tee, ...changes });
    await user.click(payButton());
    await press(name);
    await eventually(() => expect(document.activeElement).toHaveAttribute('type', 'submit'));
    expect(form().queryByRole('region', { name: 'Before you pay' })).toBeNull();
  });

  it('is at Pay once the notice has gone by its dialog [S4.981]', async () => {
    loadProduct.mockResolvedValue(product({ name: 'Tee', price: 20, variants: [] }));
    const { store } = open({ ...tee, blank: ['Your text'] });
    await user.click(payButton());
    await press('Fill it in: Tee');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit item' }));
    const update = await dialog.findByRole('button', { name: 'Update cart' });
    // What the line was before is not told of any more.
    priced.mockReturnValue(new Promise(() => undefined));
    await user.click(update);
    await eventually(() => expect(store.getState().cart.items[0]?.blank).toBeUndefined());
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toHaveAttribute('type', 'submit');
  });

  it('is in the frame of PayPal where that has the button [S4.981]', async () => {
    offered.mockResolvedValue([
      { method: 'paypal', provider: 'test', domain: 'https://pay.example', encrypted: 'sealed' },
    ]);
    writeDraft({ isHeld: true });
    open({ ...tee, stock: { left: 2 } }, null);
    await user.click(await screen.findByRole('radio', { name: /PayPal/ }));
    await press('Take the 2 that are left');
    expect(screen.getByTitle('Payment form')).toHaveFocus();
  });

  it('stays in the notice while a line is left in it [S4.981]', async () => {
    const { store } = open({ ...tee, blank: ['Your text'] });
    const cap = cartLine(product({ id: 'cap', name: 'Cap' }), 2, {}, { id: 'row-cap' });
    await user.click(payButton());
    act(() => {
      store.dispatch(lineAdded(cap));
    });
    reprice(store, { ...cap, stock: { left: 1 } });
    await press('Take the 1 that is left');
    expect(notice()).toHaveFocus();
  });

  it('is at the way to the cart once a line of the summary is mended [S4.981]', async () => {
    open({ ...tee, stock: { left: 2 } });
    const aside = within(screen.getByRole('complementary', { name: 'Order summary' }));
    const summary = within(aside.getByRole('group'));
    await user.click(summary.getByRole('button', { name: 'Take the 2 that are left' }));
    expect(summary.getByRole('link', { name: 'Edit cart' })).toHaveFocus();
  });
});

it('what the server refuses of a line is said with the ways on [S4.937]', async () => {
  open(tee);
  const message = 'There is only 1 left of Tee (M).';
  begun.mockImplementationOnce(async () => {
    const short = { ...tee, stock: { left: 1 } };
    priced.mockResolvedValue({
      ...{ lines: [short], coupon: FREE, couponMessage: '', shownCoupon: '' },
      ...answeredTotals(
        cartTotals(
          { items: [short], appliedCoupon: FREE },
          { shippingCost: 0, freeShippingFrom: 0 },
        ),
      ),
    });
    throw new ApiError('status', message, 409, 'cartItems', { status: 409, message });
  });
  await user.click(payButton());
  expect(await form().findByRole('button', { name: 'Take the 1 that is left' })).toBeVisible();
});
