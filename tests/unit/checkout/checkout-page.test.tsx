import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SuccessView } from '@/components/checkout';
import { RedirectView } from '@/components/checkout/after/redirect-view';
import { CheckoutView } from '@/components/checkout/checkout-view';
import type { CartLine } from '@/core/model/cart';
import { COUNTRY_CODES } from '@/core/model/countries';
import type { TotalLine } from '@/core/model/total-line';
import { cartLine } from '@/core/rules/cart/cart-line';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { lineKey } from '@/core/rules/cart/line-identity';
import { answeredTotals } from '@/core/rules/money/total-lines';
import { ApiError } from '@/services/api-error';
import * as cartService from '@/services/cart';
import * as payment from '@/services/payment';
import { readDraft, writeDraft } from '@/store/checkout/draft';
import { itemsCleared, linesRepriced } from '@/store/slices/cart';
import { pricesReceived } from '@/store/slices/cart-status';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';
import { product } from '../product/fixtures';
import { cart, FORM, METHODS, openFrame, SESSION } from './fixtures';

const offered = standIn(payment, 'loadMethods');
const begun = standIn(payment, 'createCheckoutSession');
const confirmed = standIn(payment, 'confirmCheckoutSession');
const priced = standIn(cartService, 'priceCart');

/** What the cart comes to once sending it costs more. */
const TODAY = { subtotal: 20, discount: 0, shipping: 7.25, protection: 0, total: 27.25 };
const TERMS = { shippingCost: 4.99, freeShippingFrom: 0 };
const NOTHING_SOLD = {
  ...{ coupon: null, couponMessage: '', shownCoupon: '' },
  ...answeredTotals(cartTotals({ items: [], appliedCoupon: null }, TERMS)),
};

const changed = (message: string) =>
  new ApiError('status', message, 409, '', { status: 409, message, totals: TODAY });

const payButton = () => screen.getByRole('button', { name: /^Pay \$/ });
const wayToPay = (name: RegExp) => screen.findByRole('radio', { name });
const refusal = () => within(screen.getByRole('form', { name: 'Checkout' })).getByRole('alert');
const user = userEvent.setup();
const goTo = { assign: vi.fn(), replace: vi.fn() };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  offered.mockResolvedValue(METHODS);
  vi.stubGlobal('location', { ...window.location, ...goTo });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const way of Object.values(goTo)) way.mockReset();
});

async function openCheckout() {
  const shown = renderInShop(<CheckoutView />, { cart });
  await wayToPay(/^Card ?Card details/);
  return shown;
}

/** A browser says at once that something was entered, and that it is another. */
function chooseCountry(code: string): void {
  const country = screen.getByLabelText<HTMLSelectElement>('Country');
  country.value = code;
  act(() => {
    fireEvent.input(country);
    fireEvent.change(country);
  });
}

describe('what is entered', () => {
  it('stands beside its field where it is wrong, and the first has the focus [S5.220]', async () => {
    await openCheckout();
    await user.click(payButton());
    const email = screen.getByLabelText('E-mail');
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/Enter an e-mail address/);
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Enter your name.');
    expect(screen.getByLabelText(/^Apartment/)).not.toHaveAttribute('aria-invalid');
    await user.type(email, FORM.email);
    expect(email).not.toHaveAccessibleDescription(/Enter an e-mail/);

    chooseCountry('US');
    await user.selectOptions(screen.getByLabelText('State'), FORM.region);
    await user.type(screen.getByLabelText('Full name'), FORM.name);
    await user.type(screen.getByLabelText('Street and number'), FORM.line1);
    await user.type(screen.getByLabelText('Town or city'), FORM.city);
    const zip = screen.getByLabelText('ZIP code');
    await user.type(zip, '1234');
    await user.click(payButton());
    expect(zip).toHaveFocus();
    await user.clear(zip);
    await user.type(zip, FORM.postalCode);
    await user.click(payButton());
    // The form is whole by now: nothing but the payment is left.
    const group = screen.getByRole('radiogroup', { name: 'Payment' });
    expect(group).toHaveAccessibleDescription(/payment form is not there yet/);
    expect(group).toBeInvalid();
    expect(await wayToPay(/^Card ?Card details/)).toHaveFocus();
    expect(begun).not.toHaveBeenCalled();
  });

  it('is asked as the country has it [S5.221]', async () => {
    await openCheckout();
    chooseCountry('GB');
    expect(screen.queryByLabelText('State')).toBeNull();
    await user.type(screen.getByLabelText('Postcode'), '97201');
    await user.click(payButton());
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(/SW1A 1AA/);
    chooseCountry('CA');
    expect(screen.getByLabelText(/postal code/i)).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Province')).toBeVisible();
    chooseCountry('HK');
    expect(screen.queryByLabelText(/postal|zip|postcode/i)).toBeNull();
  });
});

describe('the countries of a delivery [S2.1601]', () => {
  const open = (shippingCountries: string[]) =>
    renderInShop(<CheckoutView />, { cart, init: { settings: { shippingCountries } } });
  const codesOf = (country: HTMLElement) =>
    [...country.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);

  it('are those that the shop ships to; a bill goes anywhere', async () => {
    open(['US', 'CA']);
    await wayToPay(/^Card ?Card details/);
    expect(codesOf(screen.getByLabelText('Country'))).toEqual(['CA', 'US']);
    await user.click(screen.getByRole('checkbox', { name: 'Use a different billing address' }));
    const bill = within(screen.getByRole('group', { name: 'Billing address' }));
    expect(codesOf(bill.getByLabelText('Country'))).toHaveLength(COUNTRY_CODES.length);
  });

  it('are all of them where it ships everywhere', async () => {
    await openCheckout();
    expect(codesOf(screen.getByLabelText('Country'))).toHaveLength(COUNTRY_CODES.length);
  });

  it('leave out the one of an earlier visit, and begin with the only one', async () => {
    writeDraft({ form: { country: 'GB' } });
    const { unmount } = open(['US', 'CA']);
    await wayToPay(/^Card ?Card details/);
    expect(screen.getByLabelText('Country')).toHaveValue('');
    unmount();
    open(['CA']);
    await wayToPay(/^Card ?Card details/);
    expect(screen.getByLabelText('Country')).toHaveValue('CA');
    expect(screen.getByLabelText('Province')).toBeVisible();
  });
});

describe('a billing address of its own [S2.1301]', () => {
  const other = () => screen.getByRole('checkbox', { name: 'Use a different billing address' });
  const billing = () => within(screen.getByRole('group', { name: 'Billing address' }));

  it('stays as it was typed where it is unchecked and checked again, and is sent only where it is wanted', async () => {
    writeDraft({ form: FORM });
    await openCheckout();
    await user.click(other());
    await user.selectOptions(billing().getByLabelText('Country'), 'GB');
    await user.type(billing().getByLabelText('Town or city'), 'London');
    await user.click(other());
    expect(billing().queryByRole('textbox')).toBeNull();
    await user.type(screen.getByLabelText(/^Delivery note/), 'Gate');
    expect(readDraft().form).not.toHaveProperty('billing');
    await user.click(other());
    expect(billing().getByRole('textbox', { name: 'Town or city' })).toHaveValue('London');
    expect(billing().getByLabelText('Country')).toHaveValue('GB');
  });

  it('is asked for where it is wanted, checked like the other and sent with the order', async () => {
    const form = { ...FORM, company: 'Hoppers Ltd.', note: 'Ring twice' };
    writeDraft({ form, method: 'creditcard' });
    begun.mockResolvedValueOnce(SESSION);
    await openCheckout();
    openFrame();
    expect(other()).not.toBeChecked();
    expect(billing().queryByRole('textbox')).toBeNull();
    await user.click(other());
    expect(billing().getByLabelText('Country')).toHaveValue('US');
    await user.click(payButton());
    expect(billing().getByLabelText('Full name')).toHaveFocus();
    expect(billing().getByLabelText('Full name')).toHaveAccessibleDescription('Enter your name.');
    expect(begun).not.toHaveBeenCalled();

    await user.selectOptions(billing().getByLabelText('Country'), 'GB');
    expect(billing().queryByLabelText('State')).toBeNull();
    await user.type(billing().getByLabelText('Full name'), 'Charles Babbage');
    await user.type(billing().getByLabelText('Street and number'), '5 Devonshire Street');
    await user.type(billing().getByLabelText('Town or city'), 'London');
    await user.type(billing().getByLabelText('Postcode'), 'W1W 5EA');
    expect(readDraft().form).toMatchObject({ billing: 'other', 'billing.city': 'London' });
    await user.click(payButton());
    const { formData } = begun.mock.lastCall?.[0] ?? {};
    expect(formData).toMatchObject({
      ...form,
      billing: { name: 'Charles Babbage', country: 'GB', city: 'London', company: '' },
    });
  });

  it('is none where it is that of the delivery', async () => {
    writeDraft({ form: FORM, method: 'creditcard' });
    begun.mockResolvedValueOnce(SESSION);
    await openCheckout();
    openFrame();
    await user.click(other());
    await user.click(other());
    await user.click(payButton());
    const { formData } = begun.mock.lastCall?.[0] ?? {};
    expect(formData).toMatchObject({ ...FORM, company: '', note: '' });
    expect(formData).not.toHaveProperty('billing');
  });

  it('that the server refuses is told at its field', async () => {
    const form = { ...FORM, billing: 'other', 'billing.country': 'GB', 'billing.name': 'Charles' };
    const rest = { 'billing.line1': '5', 'billing.city': 'X', 'billing.postalCode': 'W1W 5EA' };
    writeDraft({ form: { ...form, ...rest }, method: 'creditcard' });
    begun.mockRejectedValueOnce(
      new ApiError('status', 'Enter the town or city.', 422, 'formData.billing.city'),
    );
    await openCheckout();
    openFrame();
    await user.click(payButton());
    await eventually(() => expect(billing().getByLabelText('Town or city')).toHaveFocus());
    expect(billing().getByLabelText('Town or city')).toHaveAccessibleDescription(
      'Enter the town or city.',
    );
  });

  it('is told apart from the delivery address by what browsers fill in [S9.1302]', async () => {
    await openCheckout();
    await user.click(other());
    const tokens = (group: string) =>
      [...screen.getByRole('group', { name: group }).querySelectorAll('[autocomplete]')].map(
        (field) => field.getAttribute('autocomplete'),
      );
    const address = (section: string) =>
      [
        ...['country', 'name', 'organization', 'address-line1', 'address-line2'],
        ...['address-level2', 'address-level1'],
      ].map((token) => `${section} ${token}`);
    expect(tokens('Delivery')).toEqual(
      expect.arrayContaining([...address('shipping'), 'shipping tel']),
    );
    expect(tokens('Billing address')).toEqual(expect.arrayContaining(address('billing')));
    expect(tokens('Contact')).toEqual(['email']);
  });
});

describe('what has changed meanwhile', () => {
  it('is said on the way to the page of a provider too, and paid by paying again [S4.345]', async () => {
    writeDraft({ form: FORM, method: 'redirect', agreed: 24.99 });
    begun.mockRejectedValueOnce(changed('Prices have changed since you opened this page.'));
    const today = { cart, init: { shipping_cost: TODAY.shipping } };
    const way = renderInShop(<RedirectView />, today);
    await eventually(() => expect(goTo.replace).toHaveBeenCalledExactlyOnceWith('/checkout'));
    expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 24.99 }));
    way.unmount();

    renderInShop(<CheckoutView />, today);
    expect(await wayToPay(/provider’s page/)).toBeChecked();
    expect(refusal()).toHaveTextContent(/changed/);
    expect(payButton()).toHaveTextContent('Pay $27.25');
    await user.click(payButton());
    expect(goTo.assign).toHaveBeenCalledExactlyOnceWith('/checkout-stripe');
    expect(readDraft()).toMatchObject({ agreed: 27.25 });
  });

  it('a line that is short is said on the way to the page of a provider too, and mended where it can be [S4.937]', async () => {
    writeDraft({ form: FORM, method: 'redirect', agreed: 24.99 });
    const message = 'There is only 1 left of Mug.';
    begun.mockRejectedValueOnce(
      new ApiError('status', message, 409, 'cartItems', { status: 409, message }),
    );
    const items = cart.items.map((line) => ({ ...line, quantity: 2 }));
    const way = renderInShop(<RedirectView />, { cart: { ...cart, items } });
    await eventually(() => expect(goTo.replace).toHaveBeenCalledExactlyOnceWith('/checkout'));
    way.unmount();

    const lines = Object.fromEntries(
      items.map((line) => [lineKey(line), { ...line, stock: { left: 1 } }]),
    );
    const { store } = renderInShop(<CheckoutView />, { cart: { ...cart, items } });
    expect(screen.queryByRole('region', { name: 'Before you pay' })).toBeNull();
    act(() => {
      store.dispatch(linesRepriced({ lines, coupon: null }));
    });
    const notice = await screen.findByRole('region', { name: 'Before you pay' });
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent('Mug');
    expect(within(notice).getByRole('button', { name: 'Take the 1 that is left' })).toBeVisible();
    expect(refusal()).toHaveTextContent(message);
    expect(readDraft()).toMatchObject({ isHeld: false, failure: '' });
  });

  const GONE = 'Something in your cart is no longer sold.';
  /** What the server refuses a checkout by, and prices it at then: null for what is gone. */
  const refuseOnce = (message: string, lines: (CartLine | null)[], totals: TotalLine[]) =>
    begun.mockImplementationOnce(async () => {
      priced.mockResolvedValue({ ...NOTHING_SOLD, lines, ...answeredTotals(totals) });
      const answer = { status: 409, message, totals: answeredTotals(totals) };
      throw new ApiError('status', message, 409, '', answer);
    });
  const notice = () => screen.getAllByRole('alert').find((one) => one.textContent !== '');

  it('a product that is not sold any more is named at the top with the way on, and leaves the cart before anything is paid [S4.346] [S4.913]', async () => {
    writeDraft({ form: FORM, method: 'creditcard' });
    refuseOnce(GONE, [null], NOTHING_SOLD.totals);
    const { store } = await openCheckout();
    openFrame();
    await user.click(payButton());
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    await eventually(() => expect(notice()).toHaveTextContent(GONE));
    expect(notice()).toHaveTextContent('Mug is no longer sold, so it has left your cart.');
    expect(notice()).not.toHaveTextContent(/pay again/);
    expect(notice()).toHaveFocus();
    const next = screen.getByText('Your cart is empty.');
    expect(notice()?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const way = within(notice() as HTMLElement).getByRole('link', { name: 'Continue shopping' });
    expect(way).toHaveAttribute('href', '/shop');
    expect(begun).toHaveBeenCalledOnce();
    expect(store.getState().cart.items).toEqual([]);
  });

  it('one of several products is named, the totals follow, and what is left is paid by paying again [S4.913]', async () => {
    writeDraft({ form: FORM, method: 'redirect' });
    const cap = cartLine(product({ id: 'p-2', name: 'Cap', price: 10 }), 1, {});
    const left = cartTotals({ items: [cap], appliedCoupon: null }, TERMS);
    priced.mockResolvedValue({ ...NOTHING_SOLD, lines: [...cart.items, cap] });
    renderInShop(<CheckoutView />, { cart: { ...cart, items: [...cart.items, cap] } });
    await wayToPay(/^Card ?Card details/);
    await user.click(await wayToPay(/^Card ?Card details/));
    openFrame();
    refuseOnce('Mug is no longer sold.', [null, cap], left);
    await user.click(payButton());
    await eventually(() => expect(notice()).toHaveTextContent(/^Mug is no longer sold\./));
    expect(notice()).toHaveTextContent(
      'The total is now $14.99. Please look it over and pay again.',
    );
    expect(notice()).toHaveFocus();
    expect(notice()).not.toHaveTextContent(/left your cart/);
    expect(payButton()).toHaveTextContent('Pay $14.99');
    expect(screen.getAllByRole('alert').filter((one) => one.textContent !== '')).toHaveLength(1);
    begun.mockResolvedValueOnce(SESSION);
    await user.click(payButton());
    expect(begun).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 14.99 }));
    expect(screen.queryByText(/Mug is no longer sold/)).toBeNull();
  });

  it('the words of a refusal on the way to a provider’s page stay, though the cart is empty then [S4.913]', async () => {
    writeDraft({ form: FORM, method: 'redirect', failure: 'Mug is no longer sold.' });
    const { store } = renderInShop(<CheckoutView />, { cart });
    await eventually(() => expect(refusal()).toHaveTextContent('Mug is no longer sold.'));
    act(() => {
      store.dispatch(itemsCleared());
      const said = { couponMessage: '', shownCoupon: '', priceChanges: {} };
      store.dispatch(pricesReceived({ ...said, cart, gone: ['Mug'] }));
    });
    expect(notice()).toHaveTextContent(/^Mug is no longer sold\.Continue shopping$/);
    expect(notice()).toHaveFocus();
  });
});

describe('an order that comes to nothing [S4.912]', () => {
  const free = {
    cart: { ...cart, appliedCoupon: { code: 'ALL', kind: 'fixed', value: 20, minimum: 0 } },
    init: { settings: { freeShippingFrom: 20 } },
  } as const;
  const placeButton = () => screen.getByRole('button', { name: 'Place order' });

  it('is placed without a way to pay, in a shop that has none too, and ends on the page that thanks', async () => {
    offered.mockResolvedValue([]);
    writeDraft({ form: FORM });
    begun.mockResolvedValueOnce({ ...SESSION, url: '', client_secret: '', amount: 0 });
    renderInShop(<CheckoutView />, free);
    expect(await screen.findByText('No payment is needed for this order.')).toBeVisible();
    expect(screen.queryByText(/takes no orders/)).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(placeButton()).not.toHaveAttribute('aria-disabled', 'true');
    await user.dblClick(placeButton());
    await eventually(() =>
      expect(goTo.assign).toHaveBeenCalledExactlyOnceWith(
        '/checkout-stripe-success?session_id=s-1&order_id=MF-1',
      ),
    );
    expect(begun).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ amount: 0, coupon: 'ALL', discount: 20, shipping_cost: 0 }),
    );
  });

  it('is paid like any other once the protection of the order is wanted', async () => {
    const settings = { freeShippingFrom: 20, orderProtection: 1.5 };
    renderInShop(<CheckoutView />, { ...free, init: { settings } });
    await user.click(await screen.findByRole('checkbox', { name: /Order protection/ }));
    expect(payButton()).toHaveTextContent('Pay $1.50');
    expect(await wayToPay(/^Card ?Card details/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Order protection/ }));
    expect(placeButton()).toBeVisible();
  });
});

it('a payment frame is heard from the moment that it is there', async () => {
  writeDraft({ form: FORM, method: 'creditcard' });
  const here = new MutationObserver(() => {
    if (!screen.queryByTitle('Payment form')) return;
    here.disconnect();
    openFrame();
  });
  here.observe(document, { childList: true, subtree: true });
  await openCheckout();
  await eventually(() =>
    expect(screen.getByTitle('Payment form')).toHaveStyle({ height: '240px' }),
  );
});

it('the page that thanks shows e-mail, dates, addresses and the delivery note [S2.1302]', async () => {
  const address = { ...FORM, line2: '' };
  const billing = { ...address, name: 'Charles Babbage', company: 'Engines Ltd.', city: 'London' };
  const order = {
    ...{ order_id: 'MF-1', status: 'paid' as const, createdAt: '2026-03-05T15:20:00.000Z' },
    ...{ steps: [], estimatedShipping: null, items: [], currency: 'usd', destination: 'Portland' },
    ...{ carrier: '', trackingNumber: '', trackingUrl: '', refunds: [], refundDue: 0 },
    ...answeredTotals([]),
    estimatedDelivery: { from: '2026-03-11', to: '2026-03-13' },
    contact: {
      ...{ email: FORM.email, name: FORM.name, company: 'Hoppers Ltd.', address, billing },
      note: 'Ring twice\n<b>Not on Mondays</b>',
    },
  };
  const answer = { order_id: 'MF-1', paid: true, message: '', access: 'a', order };
  confirmed.mockResolvedValue(answer);
  renderInShop(<SuccessView sessionId="s" orderId="MF-1" />, { cart });
  await screen.findByRole('heading', { name: 'Thank you for your order' });
  const main = document.body.textContent;
  for (const text of [
    ...['on its way to grace@example.com.', 'Ordered on March 5, 2026'],
    ...['Arrives Wed, March 11 – Fri, March 13', 'Hoppers Ltd.', '12 Harbor Street'],
    ...['Portland, OR 97201', 'United States', 'Charles Babbage', 'London', 'Ring twice'],
    '<b>Not on Mondays</b>',
  ]) {
    expect(main).toContain(text);
  }
});

describe('a payment is not confirmed [S6.350]', () => {
  const show = (sessionId: string, orderId: string) => {
    const thanks = { sessionId, orderId };
    return renderInShop(<SuccessView {...thanks} />, { cart });
  };
  const expectUnconfirmed = (words: string | RegExp) => {
    expect(screen.getByRole('heading', { name: 'Your payment is not confirmed' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    expect(screen.queryByText(/Thank you/)).toBeNull();
  };

  it('where the address names none', async () => {
    const { store } = show('', '');
    await eventually(() => expectUnconfirmed(/does not know which order it is for/));
    expect(confirmed).not.toHaveBeenCalled();
    expect(store.getState().cart).toEqual(cart);
  });

  it('that is made up or of another order', async () => {
    const words = 'We could not find this payment. Nothing was confirmed.';
    confirmed.mockRejectedValue(new ApiError('status', words, 404));
    const { store } = show('test_0123456789', 'MF-1');
    await eventually(() => expectUnconfirmed(words));
    expect(store.getState().cart).toEqual(cart);
  });

  it('that has not arrived, however often it is asked about', async () => {
    vi.useFakeTimers();
    const unpaid = { order_id: 'MF-1', paid: false, message: 'The payment has not arrived yet.' };
    confirmed.mockResolvedValue({ ...unpaid, access: '' });
    const { store } = show('test_1', 'MF-1');
    expect(screen.getByRole('status')).toHaveTextContent('Confirming your payment');
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expectUnconfirmed(/has not arrived yet/);
    expect(confirmed.mock.calls.length).toBeGreaterThan(1);
    expect(store.getState().cart).toEqual(cart);
  });
});
