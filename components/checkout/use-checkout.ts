import { useEffect, useRef } from 'react';
import { CHECKOUT_FIELDS } from '@/core/model/checkout';
import type { PaymentMethod } from '@/core/model/payment';
import { isBlank, lackOf } from '@/core/rules/cart/line-lack';
import { formatMoney } from '@/core/rules/money/money';
import { totalOf } from '@/core/rules/money/total-lines';
import {
  type CheckoutDraft,
  type CheckoutProblems,
  checkoutProblems,
} from '@/core/rules/orders/checkout-form';
import type { FrameMessage } from '@/core/rules/payment/payment-messages';
import { useCheckoutStore } from '@/hooks/use-checkout-store';
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
import {
  checkoutKey,
  renewCheckout,
  type StoredCheckout,
  writeDraft,
} from '@/store/checkout/draft';
import { hearOfPayments } from '@/store/checkout/paid-elsewhere';
import { useAppDispatch } from '@/store/hooks';
import { goneSeen } from '@/store/slices/cart-status';
import type { PaymentFrameHandle } from './payment/payment-frame';
import type { useTotals } from './use-totals';

const FIELD = 'formData.';
const CHOOSE = 'Choose how to pay.';
const NOT_READY =
  'The payment form is not there yet. Please wait a moment, or choose another way to pay.';
const GIVEN_UP = 'You stopped the payment. Nothing was charged.';

interface Checkout {
  /** The checkout as it was when the page opened. */
  stored: StoredCheckout;
  totals: ReturnType<typeof useTotals>;
  chosen: OfferedMethod | undefined;
}

/**
 * What a checkout does at each step of its machine (`store/checkout`), from the form to the payment. What the frame
 * says is a word to go by, never the truth: the server asks the provider.
 */
export function useCheckout({ stored, totals: { totals, cart, agree }, chosen }: Checkout) {
  const store = useCheckoutStore();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<PaymentFrameHandle>(null);
  const now = () => selectCheckout(store.getState());
  const linesNow = () => store.getState().cart.items;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const key = checkoutKey();
    dispatch(checkout.opened({ key, failure: stored.failure, isHeld: stored.isHeld }));
    writeDraft({ failure: '', isHeld: false });
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(checkout.returned());
    };
    window.addEventListener('pageshow', comeBack);
    const endHearing = hearOfPayments(key, (paid) => leaveFor(successAddress(paid)));
    return () => {
      window.removeEventListener('pageshow', comeBack);
      endHearing();
    };
  }, []);

  const leaveFor = (address: string) => {
    dispatch(checkout.left());
    window.location.assign(address);
  };
  /** Without a frame: to the page of the provider, or where nothing is to be paid to the page that thanks. */
  const leaveWith = (begun: CheckoutSession) => leaveFor(begun.url || successAddress(begun));

  const focusOnProblem = (problems: CheckoutProblems) => {
    frame.current?.refuse();
    const first = CHECKOUT_FIELDS.find((field) => problems[field]);
    const element = first && form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  };
  const fail = (message: string) => {
    dispatch(checkout.paymentFailed(message));
    frame.current?.refuse();
  };

  const pay = async () => {
    if (!isAtRest(now().phase)) return;
    const entered = readForm(form.current);
    const problems = checkoutProblems(entered);
    dispatch(checkout.payPressed(problems));
    // What has left the cart has been seen by now.
    dispatch(goneSeen());
    if (now().phase !== 'checking') return focusOnProblem(problems);
    if ((await isShort()) || isIncomplete()) {
      dispatch(checkout.linesHeld());
      return frame.current?.refuse();
    }
    await goOn(entered);
  };

  const isAnyShort = () => linesNow().some((line) => lackOf(line) !== '');
  /** What was short may be back by now. */
  const isShort = async () => {
    if (!isAnyShort()) return false;
    dispatch(checkout.repriceBegun());
    await dispatch(repriceCart());
    return isAnyShort();
  };
  const isIncomplete = () =>
    linesNow().some(isBlank) && now().accepted !== JSON.stringify(linesNow());

  const goOn = async (entered: CheckoutDraft) => {
    const amount = totalOf(totals);
    if (amount === 0) return place(entered, 'redirect', NO_SHIELD, leaveWith);
    if (!chosen) {
      dispatch(checkout.payRefused(CHOOSE));
      return form.current?.querySelector<HTMLElement>('[name="method"]')?.focus();
    }
    const { method, domain, encrypted } = chosen;
    const isFramed = method !== 'redirect';
    if (isFramed && !frame.current?.isReady) return dispatch(checkout.payRefused(NOT_READY));
    writeDraft({ form: entered, method, agreed: amount });
    if (!isFramed) return leaveFor('/checkout-stripe');
    await place(entered, method, { domain, encrypted }, (begun) => {
      dispatch(checkout.paymentBegun(begun));
      frame.current?.submit(begun);
    });
  };

  const place = async (
    entered: CheckoutDraft,
    method: PaymentMethod,
    shield: Beginning['shield'],
    onBegun: (begun: CheckoutSession) => void,
  ) => {
    dispatch(checkout.orderSent());
    try {
      const { hostname, name, orderPrefix } = store.getState().shop;
      const begun = await beginPayment({
        ...{ cart, totals, amount: totalOf(totals), form: entered, method, shield },
        key: now().key,
        shop: { hostname, name, orderPrefix },
      });
      onBegun(begun);
    } catch (error) {
      await takeRefusal(error);
    }
  };

  const takeRefusal = async (error: unknown) => {
    const { readRefusal } = await import('@/services/payment');
    const { paid, totals: today } = readRefusal(error);
    if (paid?.is_same) return leaveFor(successAddress(paid));
    // Something else was paid: whoever pays again means another order, and has been told.
    if (paid) dispatch(checkout.keyRenewed(renewCheckout()));
    const path = error instanceof ApiError ? error.path : '';
    const field = CHECKOUT_FIELDS.find((name) => path === `${FIELD}${name}`);
    if (field) {
      const problems = { [field]: explainFailure(error) };
      dispatch(checkout.fieldsRefused(problems));
      return focusOnProblem(problems);
    }
    const areLinesRefused = path === LINES;
    if (areLinesRefused || today) await dispatch(repriceCart());
    if (today) agree(today, store.getState().cart);
    const isAnyLeft = linesNow().length > 0;
    const message = today && isAnyLeft ? withTotal(error, totalOf(today)) : explainFailure(error);
    if (!areLinesRefused) return fail(message);
    dispatch(checkout.linesRefused(message));
    frame.current?.refuse();
  };

  const hear = (message: FrameMessage) => {
    const { phase, session } = now();
    if (message.type === 'submit' && isAtRest(phase)) void pay();
    if (phase !== 'paying' || !session) return;
    if (message.type === 'approved' && message.sessionId === session.session_id) {
      leaveFor(successAddress(session));
    }
    if (message.type === 'failed') fail(message.message);
    if (message.type === 'cancelled') fail(GIVEN_UP);
  };

  return {
    ...{ form, frame, pay, hear },
    /** Orders what is left blank as it is. */
    accept: () => {
      dispatch(checkout.linesAccepted(JSON.stringify(linesNow())));
      void pay();
    },
    fallSilent: () => void dispatch(checkout.frameLost()),
    keep: (method: PaymentMethod | undefined) =>
      writeDraft({ form: readForm(form.current), ...(method && { method }) }),
    mend: (field: string) => void dispatch(checkout.fieldMended(field)),
  };
}

function withTotal(error: unknown, total: number): string {
  const now = formatMoney(total);
  return `${explainFailure(error)} The total is now ${now}. Please look it over and pay again.`;
}

function readForm(form: HTMLFormElement | null): CheckoutDraft {
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
