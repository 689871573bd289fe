import type { RefObject } from 'react';
import type { Cart } from '@/core/model/cart';
import { CHECKOUT_FIELDS } from '@/core/model/checkout';
import type { PaymentMethod } from '@/core/model/payment';
import type { TotalLine } from '@/core/model/total-line';
import { isBlank, lackOf } from '@/core/rules/cart/line-lack';
import { formatMoney } from '@/core/rules/money/money';
import { totalOf } from '@/core/rules/money/total-lines';
import {
  type CheckoutDraft,
  type CheckoutProblems,
  checkoutProblems,
} from '@/core/rules/orders/checkout-form';
import type { FrameMessage } from '@/core/rules/payment/payment-messages';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import type { CheckoutSession, OfferedMethod } from '@/services/payment';
import { repriceCart } from '@/store/cart/cart-listener';
import {
  type Beginning,
  beginPayment,
  LINES,
  NO_SHIELD,
  successAddress,
} from '@/store/checkout/begin';
import { checkout, isAtRest, selectCheckout } from '@/store/checkout/checkout';
import { renewCheckout, writeDraft } from '@/store/checkout/draft';
import type { AppStore } from '@/store/make-store';
import { goneSeen } from '@/store/slices/cart-status';
import type { PaymentFrameHandle } from './payment/payment-frame';

const FIELD = 'formData.';
const CHOOSE = 'Choose how to pay.';
const NOT_READY =
  'The payment form is not there yet. Please wait a moment, or choose another way to pay.';
const GIVEN_UP = 'You stopped the payment. Nothing was charged.';

/** A checkout as it is on screen when Pay is pressed. */
export interface Paying {
  store: AppStore;
  form: RefObject<HTMLFormElement | null>;
  frame: RefObject<PaymentFrameHandle | null>;
  cart: Cart;
  totals: TotalLine[];
  /** Takes over what the server says that a cart comes to. */
  agree: (totals: TotalLine[], cart: Cart) => void;
  chosen: OfferedMethod | undefined;
}

const stateOf = ({ store }: Paying) => selectCheckout(store.getState());
const linesOf = ({ store }: Paying) => store.getState().cart.items;

/** Does what follows a press of Pay, from the form to the payment. */
export async function pay(paying: Paying): Promise<void> {
  const { store, form, frame } = paying;
  if (!isAtRest(stateOf(paying).phase)) return;
  const entered = readForm(form.current);
  const problems = checkoutProblems(entered);
  store.dispatch(checkout.payPressed(problems));
  // What has left the cart has been seen by now.
  store.dispatch(goneSeen());
  if (stateOf(paying).phase !== 'checking') return focusOnProblem(paying, problems);
  if ((await isShort(paying)) || isIncomplete(paying)) {
    store.dispatch(checkout.linesHeld());
    return frame.current?.refuse();
  }
  await goOn(paying, entered);
}

/** Orders what is left blank of lines as it is. */
export async function payAsItIs(paying: Paying): Promise<void> {
  paying.store.dispatch(checkout.linesAccepted(JSON.stringify(linesOf(paying))));
  await pay(paying);
}

/** Takes a message of the frame: a word to go by, never the truth, for which the server asks the provider. */
export function hear(paying: Paying, message: FrameMessage): void {
  const { phase, session } = stateOf(paying);
  if (message.type === 'submit' && isAtRest(phase)) void pay(paying);
  if (phase !== 'paying' || !session) return;
  if (message.type === 'approved' && message.sessionId === session.session_id) {
    leaveFor(paying.store, successAddress(session));
  }
  if (message.type === 'failed') fail(paying, message.message);
  if (message.type === 'cancelled') fail(paying, GIVEN_UP);
}

export function leaveFor({ dispatch }: AppStore, address: string): void {
  dispatch(checkout.left());
  window.location.assign(address);
}

const isAnyShort = (paying: Paying) => linesOf(paying).some((line) => lackOf(line) !== '');

/** What was short may be back by now. */
async function isShort(paying: Paying): Promise<boolean> {
  if (!isAnyShort(paying)) return false;
  paying.store.dispatch(checkout.repriceBegun());
  await paying.store.dispatch(repriceCart());
  return isAnyShort(paying);
}

function isIncomplete(paying: Paying): boolean {
  const lines = linesOf(paying);
  return lines.some(isBlank) && stateOf(paying).accepted !== JSON.stringify(lines);
}

async function goOn(paying: Paying, entered: CheckoutDraft): Promise<void> {
  const { store, form, frame, totals, chosen } = paying;
  const amount = totalOf(totals);
  /** To the page of the provider, or where nothing is to be paid to the page that thanks. */
  const leaveWith = (begun: CheckoutSession) => leaveFor(store, begun.url || successAddress(begun));
  if (amount === 0) return place(paying, entered, 'redirect', NO_SHIELD, leaveWith);
  if (!chosen) {
    store.dispatch(checkout.payRefused(CHOOSE));
    return form.current?.querySelector<HTMLElement>('[name="method"]')?.focus();
  }
  const { method, domain, encrypted } = chosen;
  const isFramed = method !== 'redirect';
  if (isFramed && !frame.current?.isReady)
    return void store.dispatch(checkout.payRefused(NOT_READY));
  writeDraft({ form: entered, method, agreed: amount });
  if (!isFramed) return leaveFor(store, '/checkout-stripe');
  await place(paying, entered, method, { domain, encrypted }, (begun) => {
    store.dispatch(checkout.paymentBegun(begun));
    frame.current?.submit(begun);
  });
}

async function place(
  paying: Paying,
  form: CheckoutDraft,
  method: PaymentMethod,
  shield: Beginning['shield'],
  onBegun: (begun: CheckoutSession) => void,
): Promise<void> {
  const { store, cart, totals } = paying;
  store.dispatch(checkout.orderSent());
  try {
    const { hostname, name, orderPrefix } = store.getState().shop;
    const begun = await beginPayment({
      ...{ cart, totals, amount: totalOf(totals), form, method, shield },
      key: stateOf(paying).key,
      shop: { hostname, name, orderPrefix },
    });
    onBegun(begun);
  } catch (error) {
    await takeRefusal(paying, error);
  }
}

async function takeRefusal(paying: Paying, error: unknown): Promise<void> {
  const { store, frame, agree } = paying;
  const { readRefusal } = await import('@/services/payment');
  const { paid, totals } = readRefusal(error);
  if (paid?.is_same) return leaveFor(store, successAddress(paid));
  // Something else was paid: whoever pays again means another order, and has been told.
  if (paid) store.dispatch(checkout.keyRenewed(renewCheckout()));
  const path = error instanceof ApiError ? error.path : '';
  const field = CHECKOUT_FIELDS.find((name) => path === `${FIELD}${name}`);
  if (field) {
    const problems = { [field]: explainFailure(error) };
    store.dispatch(checkout.fieldsRefused(problems));
    return focusOnProblem(paying, problems);
  }
  const areLinesRefused = path === LINES;
  if (areLinesRefused || totals) await store.dispatch(repriceCart());
  if (totals) agree(totals, store.getState().cart);
  const isAnyLeft = linesOf(paying).length > 0;
  const message = totals && isAnyLeft ? withTotal(error, totalOf(totals)) : explainFailure(error);
  if (!areLinesRefused) return fail(paying, message);
  store.dispatch(checkout.linesRefused(message));
  frame.current?.refuse();
}

function fail({ store, frame }: Paying, message: string): void {
  store.dispatch(checkout.paymentFailed(message));
  frame.current?.refuse();
}

function focusOnProblem({ form, frame }: Paying, problems: CheckoutProblems): void {
  frame.current?.refuse();
  const first = CHECKOUT_FIELDS.find((field) => problems[field]);
  const element = first && form.current?.elements.namedItem(first);
  if (element instanceof HTMLElement) element.focus();
}

function withTotal(error: unknown, total: number): string {
  const now = formatMoney(total);
  return `${explainFailure(error)} The total is now ${now}. Please look it over and pay again.`;
}

export function readForm(form: HTMLFormElement | null): CheckoutDraft {
  const entered = form ? new FormData(form) : new FormData();
  const text = (name: string) => String(entered.get(name) ?? '').trim();
  return {
    email: text('email'),
    name: text('name'),
    country: text('country'),
    line1: text('line1'),
    line2: text('line2'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    phone: text('phone'),
  };
}
