import { CHECKOUT_FIELDS } from '@/core/model/checkout';
import type { PaymentMethod } from '@/core/model/payment';
import { isBlank, lackOf } from '@/core/rules/cart/line-lack';
import { totalOf } from '@/core/rules/money/total-lines';
import {
  type CheckoutDraft,
  checkoutForm,
  checkoutProblems,
} from '@/core/rules/orders/checkout-form';
import type { FrameMessage } from '@/core/rules/payment/payment-messages';
import { explainFailure } from '@/services/explain-failure';
import type { CheckoutSession } from '@/services/payment';
import { repriceCart } from '@/store/cart/cart-listener';
import { type Beginning, beginPayment, NO_SHIELD, successAddress } from '@/store/checkout/begin';
import { checkout, isAtRest, isPressed, selectCheckout } from '@/store/checkout/checkout';
import { writeDraft } from '@/store/checkout/draft';
import { goneSeen } from '@/store/slices/cart-status';
import * as messages from './messages';
import { fail, focusOnProblem, leaveFor, linesOf, type Paying } from './paying';

const stateOf = ({ store }: Paying) => selectCheckout(store.getState());

export async function pay(paying: Paying): Promise<void> {
  const { store, form, frame } = paying;
  if (!isAtRest(stateOf(paying).phase)) return;
  const entered = readForm(form.current);
  const problems = checkoutProblems(checkoutForm(entered));
  store.dispatch(checkout.payPressed(problems));
  // What has left the cart has been seen by now.
  store.dispatch(goneSeen());
  if (stateOf(paying).phase !== 'checking') return focusOnProblem(paying, problems);
  const isHeld = (await isShort(paying)) || isIncomplete(paying);
  // A frame that was silent has answered meanwhile.
  if (!isPressed(stateOf(paying).phase)) return;
  if (isHeld) {
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
  const { session } = stateOf(paying);
  // One that was told to pay has heard that, late or not; any other wants to.
  if (message.type === 'submit' && session) paying.store.dispatch(checkout.frameHeard());
  else if (message.type === 'submit') void pay(paying);
  if (!session) return;
  if (message.type === 'approved' && message.sessionId === session.session_id) {
    leaveFor(paying.store, successAddress(session));
  }
  if (message.type === 'failed') fail(paying, message.message);
  if (message.type === 'cancelled') fail(paying, messages.stoppedNotice);
}

const isAnyShort = (paying: Paying) => linesOf(paying).some((line) => lackOf(line) !== '');

/** Checks stock again, since missing pieces may be back. */
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
  const { store, frame, totals, chosen } = paying;
  const amount = totalOf(totals);
  /** Leaves for the page of the provider, or where nothing is to be paid for the page that thanks. */
  const leaveWith = (begun: CheckoutSession) => leaveFor(store, begun.url || successAddress(begun));
  if (amount === 0) return place(paying, entered, 'redirect', NO_SHIELD, leaveWith);
  if (!chosen) return;
  const { method, domain, encrypted } = chosen;
  const isFramed = method !== 'redirect';
  if (isFramed && !frame.current?.isReady) {
    const missing = frame.current ? messages.formMissing : messages.enterPayment;
    const problem = stateOf(paying).session ? messages.formUnanswered : missing;
    store.dispatch(checkout.payRefused(problem));
    return focusOnProblem(paying, { method: problem });
  }
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
  // On its way beside the order: what fails may be the connection.
  const refusals = import('./take-refusal').catch(() => null);
  try {
    const { hostname, name, orderPrefix } = store.getState().shop;
    const begun = await beginPayment({
      ...{ cart, totals, amount: totalOf(totals), form, method, shield },
      key: stateOf(paying).key,
      shop: { hostname, name, orderPrefix },
    });
    onBegun(begun);
  } catch (error) {
    const loaded = await refusals;
    if (loaded) await loaded.takeRefusal(paying, error);
    else fail(paying, explainFailure(error));
  }
}

export function readForm(form: HTMLFormElement | null): CheckoutDraft {
  const entered = form ? new FormData(form) : new FormData();
  const textOf = (name: string) => String(entered.get(name) ?? '').trim();
  return Object.fromEntries(CHECKOUT_FIELDS.map((name) => [name, textOf(name)])) as CheckoutDraft;
}
