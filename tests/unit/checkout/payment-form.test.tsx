import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { ApiError } from '@/services/api-error';
import * as payment from '@/services/payment';
import { writeDraft } from '@/store/checkout/draft';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';
import { cart, FORM, frame, METHODS, openFrame, SESSION, say } from './fixtures';

const offered = standIn(payment, 'loadMethods');
const begun = standIn(payment, 'createCheckoutSession');

const payButton = () => screen.getByRole('button', { name: /^Pay \$/ });
const wayToPay = (name: RegExp) => screen.findByRole('radio', { name });
const refusal = () =>
  within(screen.getByRole('form', { name: 'Checkout' }))
    .getAllByRole('alert')
    .find(({ textContent }) => textContent !== '');
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
  goTo.assign.mockReset();
});

async function openCheckout() {
  const shown = renderInShop(<CheckoutView />, { cart });
  await wayToPay(/^Card ?Card details/);
  return shown;
}

describe('the first way to pay [S2.1305]', () => {
  const group = () => screen.getByRole('radiogroup', { name: 'Payment' });
  const openButton = () => screen.getByRole('button', { name: 'Continue to payment' });

  it('is chosen, and nothing of its provider loads before the shopper turns to it', async () => {
    await openCheckout();
    expect(await wayToPay(/^Card ?Card details/)).toBeChecked();
    expect(screen.queryByTitle('Payment form')).toBeNull();
    await user.type(screen.getByLabelText('E-mail'), FORM.email);
    expect(screen.queryByTitle('Payment form')).toBeNull();
    await user.click(openButton());
    expect(frame()).toBeInTheDocument();
    expect(await wayToPay(/^Card ?Card details/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    expect(group()).toBeValid();
  });

  it('opens once it has the focus, or once the rest of the form is filled in', async () => {
    const shown = await openCheckout();
    act(() => screen.getByRole('radio', { name: /^Card ?Card details/ }).focus());
    expect(frame()).toBeInTheDocument();
    shown.unmount();

    sessionStorage.clear();
    writeDraft({ form: { ...FORM, city: '' } });
    await openCheckout();
    expect(screen.queryByTitle('Payment form')).toBeNull();
    await user.type(screen.getByLabelText('Town or city'), FORM.city);
    expect(frame()).toBeInTheDocument();
  });

  it('gives way to the one that the shopper chose before', async () => {
    writeDraft({ form: FORM, method: 'redirect' });
    await openCheckout();
    expect(await wayToPay(/provider’s page/)).toBeChecked();
    expect(screen.queryByTitle('Payment form')).toBeNull();
  });

  it('marks what it still needs at the group, which has the focus, until its form is there [S5.1301]', async () => {
    writeDraft({ form: FORM });
    await openCheckout();
    await user.click(payButton());
    expect(group()).toBeInvalid();
    expect(group()).toHaveAccessibleDescription('Enter your payment details, then pay.');
    expect(within(group()).getByRole('alert')).toBeVisible();
    expect(await wayToPay(/^Card ?Card details/)).toHaveFocus();
    expect(begun).not.toHaveBeenCalled();
    openFrame();
    expect(group()).toBeValid();
    expect(within(group()).queryByRole('alert')).toBeNull();
  });

  it('that the server takes no more is told at the group [S5.1301]', async () => {
    writeDraft({ form: FORM, method: 'creditcard' });
    begun.mockRejectedValueOnce(new ApiError('status', 'Pay in another way.', 400, 'method'));
    await openCheckout();
    openFrame();
    await user.click(payButton());
    await eventually(() => expect(group()).toHaveAccessibleDescription('Pay in another way.'));
    expect(await wayToPay(/^Card ?Card details/)).toHaveFocus();
    await user.click(await wayToPay(/provider’s page/));
    expect(group()).toBeValid();
  });

  it('shows the marks of the cards that its provider takes [S2.1306]', async () => {
    const paypal = { provider: 'test', domain: 'http://pay.example', encrypted: 't' } as const;
    offered.mockResolvedValue([
      { ...paypal, method: 'paypal' },
      { ...paypal, provider: 'airwallex', method: 'airwallex' },
    ]);
    renderInShop(<CheckoutView />, { cart });
    await wayToPay(/^PayPal/);
    const marks = within(group()).getAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual([
      ...['PayPal', 'Visa', 'Mastercard'],
    ]);
    for (const mark of marks) expect(mark.getAttribute('src')).toMatch(/^\/icons\/payments\//);
  });
});

describe('a payment form that does not answer [S9.1303]', () => {
  const SLOW_MS = 10_000;
  const INVALID = '[aria-invalid="true"]';
  const emailField = () => screen.getByLabelText('E-mail');
  const noText = { target: { value: '' } };
  const retry = () => screen.queryByRole('button', { name: 'Retry' });

  /** A checkout with a whole form, whose time the test tells. */
  async function openSlowly() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    writeDraft({ form: FORM, method: 'creditcard' });
    await openCheckout();
  }
  const wait = () => act(() => vi.advanceTimersByTimeAsync(SLOW_MS));

  /** Pays, and hears nothing. */
  async function payInVain() {
    begun.mockResolvedValue({ ...SESSION, client_secret: 'secret' });
    await openSlowly();
    openFrame();
    fireEvent.click(payButton());
    await eventually(() => expect(begun).toHaveBeenCalledOnce());
    await wait();
    expect(retry()).toBeVisible();
  }

  it('goes on loading behind the notice, and a late one takes its place', async () => {
    await openSlowly();
    const loading = frame();
    await wait();
    expect(retry()).toBeVisible();
    expect(frame()).toBe(loading);
    act(() => retry()?.focus());
    openFrame();
    expect(retry()).toBeNull();
    expect(frame()).toBe(loading);
    expect(loading).toHaveStyle({ height: '240px' });
    expect(loading).toHaveFocus();
  });

  it('that has paid after all leads to the thanks', async () => {
    await payInVain();
    say({ type: 'approved', sessionId: SESSION.session_id });
    expect(goTo.assign).toHaveBeenCalledExactlyOnceWith(
      '/checkout-stripe-success?session_id=s-1&order_id=MF-1',
    );
    expect(begun).toHaveBeenCalledOnce();
  });

  it.each([
    ['as it is', () => {}],
    ['of a form that is not whole', () => void fireEvent.input(emailField(), noText)],
  ])(
    'that has paid after all leads to the thanks after another press of Pay, %s',
    async (_name, change) => {
      await payInVain();
      change();
      fireEvent.click(payButton());
      await eventually(() =>
        expect(screen.getByRole('form').querySelector(INVALID)).not.toBeNull(),
      );
      expect(retry()).toBeVisible();
      say({ type: 'approved', sessionId: SESSION.session_id });
      expect(goTo.assign).toHaveBeenCalledExactlyOnceWith(
        '/checkout-stripe-success?session_id=s-1&order_id=MF-1',
      );
      expect(begun).toHaveBeenCalledOnce();
    },
  );

  it('that hears after another press of Pay is told to pay no second time', async () => {
    await payInVain();
    const posted = vi.spyOn(frame().contentWindow as Window, 'postMessage');
    fireEvent.click(payButton());
    const group = screen.getByRole('radiogroup', { name: 'Payment' });
    await eventually(() =>
      expect(group).toHaveAccessibleDescription(/^The payment form is not responding/),
    );
    // It grows as it wakes up, which is no answer.
    say({ type: 'resize', height: 300 });
    expect(retry()).toBeVisible();
    say({ type: 'submit' });
    expect(screen.getByRole('button', { name: 'Paying …' })).toHaveAttribute('aria-disabled');
    expect(group).toBeValid();
    expect(posted).not.toHaveBeenCalled();
    expect(begun).toHaveBeenCalledOnce();
    say({ type: 'failed', message: 'The card was declined.' });
    expect(refusal()).toHaveTextContent('The card was declined.');
    fireEvent.click(payButton());
    await eventually(() => expect(begun).toHaveBeenCalledTimes(2));
  });

  it('that hears late is waited for, and asked no second time', async () => {
    await payInVain();
    say({ type: 'submit' });
    expect(retry()).toBeNull();
    expect(screen.getByRole('button', { name: 'Paying …' })).toHaveAttribute('aria-disabled');
    say({ type: 'failed', message: 'The card was declined.' });
    expect(refusal()).toHaveTextContent('The card was declined.');
    expect(begun).toHaveBeenCalledOnce();
  });

  it('tells late why it was not paid', async () => {
    await payInVain();
    say({ type: 'failed', message: 'The card was declined.' });
    expect(refusal()).toHaveTextContent('The card was declined.');
    expect(payButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('is another one after a retry, of which nothing is left over', async () => {
    await payInVain();
    const silent = frame();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(frame()).not.toBe(silent);
    openFrame();
    say({ type: 'approved', sessionId: SESSION.session_id });
    expect(goTo.assign).not.toHaveBeenCalled();
    say({ type: 'submit' });
    await eventually(() => expect(begun).toHaveBeenCalledTimes(2));
  });
});
