import { useEffect, useRef, useState } from 'react';
import { CHECKOUT_FIELDS } from '@/core/model/checkout';
import type { PaymentMethod } from '@/core/model/payment';
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
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { goneSeen } from '@/store/slices/cart-status';
import { type Beginning, beginPayment, LINES, NO_SHIELD, successAddress } from './begin';
import { checkoutKey, readDraft, renewCheckout, writeDraft } from './draft';
import { hearOfPayments } from './paid-elsewhere';
import type { PaymentFrameHandle } from './payment/payment-frame';
import { useHeldBack } from './use-held-back';
import type { useTotals } from './use-totals';

/** What is under way: nothing, the order, its payment, or the way to another page. */
export type CheckoutPhase = 'editing' | 'placing' | 'paying' | 'leaving';

const FIELD = 'formData.';
const CHOOSE = 'Choose how to pay.';
const NOT_READY =
  'The payment form is not there yet. Please wait a moment, or choose another way to pay.';
const GIVEN_UP = 'You stopped the payment. Nothing was charged.';

interface Checkout {
  totals: ReturnType<typeof useTotals>;
  chosen: OfferedMethod | undefined;
  /** Is told why it was not paid, and '' once it is tried again. */
  onFailure: (message: string) => void;
}

/**
 * From the form to the payment. One thing at a time: whoever clicks twice, or hears a frame twice, finds
 * it under way. What the frame says is a word to go by, never the truth: the server asks the provider.
 */
export function useCheckout({ totals: { totals, cart, agree }, chosen, onFailure }: Checkout) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<PaymentFrameHandle>(null);
  const session = useRef<CheckoutSession>(null);
  /** Kept for as long as the page is open: when another tab has paid, this is still the same order. */
  const key = useRef('');
  const phaseNow = useRef<CheckoutPhase>('editing');
  const [phase, setPhase] = useState<CheckoutPhase>('editing');
  const [problems, setProblems] = useState<CheckoutProblems>({});

  const isFree = totalOf(totals) === 0;

  const enter = (next: CheckoutPhase) => {
    phaseNow.current = next;
    setPhase(next);
  };
  const heldBack = useHeldBack(() => enter('placing'));
  const stop = (message: string) => {
    enter('editing');
    onFailure(message);
    frame.current?.refuse();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    key.current = checkoutKey();
    return hearOfPayments(key.current, (paid) => leaveFor(successAddress(paid)));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const { failure, isHeld } = readDraft();
    if (failure) onFailure(failure);
    if (isHeld) heldBack.stop();
    writeDraft({ failure: '', isHeld: false });
    // A page that the browser kept whole comes back as it was left: on its way to pay.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      phaseNow.current = 'editing';
      setPhase('editing');
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const refuse = (found: CheckoutProblems) => {
    setProblems(found);
    frame.current?.refuse();
    const first = CHECKOUT_FIELDS.find((field) => found[field]);
    const element = first && form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  };

  const pay = async () => {
    if (phaseNow.current !== 'editing') return;
    const entered = readForm(form.current);
    const found = checkoutProblems(entered);
    onFailure('');
    // What has left the cart has been seen by now.
    dispatch(goneSeen());
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    const isHeld = await heldBack.check();
    enter('editing');
    if (isHeld) return frame.current?.refuse();
    if (isFree) return place(entered, 'redirect', NO_SHIELD, leaveWith);
    if (!chosen) {
      form.current?.querySelector<HTMLElement>('[name="method"]')?.focus();
      return onFailure(CHOOSE);
    }
    if (chosen.method !== 'redirect' && !frame.current?.isReady) return onFailure(NOT_READY);
    writeDraft({ form: entered, method: chosen.method, agreed: totalOf(totals) });
    if (chosen.method === 'redirect') return leaveFor('/checkout-stripe');
    const { domain, encrypted } = chosen;
    await place(entered, chosen.method, { domain, encrypted }, (begun) => {
      session.current = begun;
      enter('paying');
      frame.current?.submit(begun);
    });
  };

  const place = async (
    entered: CheckoutDraft,
    method: PaymentMethod,
    shield: Beginning['shield'],
    goOn: (begun: CheckoutSession) => void,
  ) => {
    enter('placing');
    try {
      const { hostname, name, orderPrefix } = store.getState().shop;
      const begun = await beginPayment({
        ...{ cart, totals, amount: totalOf(totals), form: entered, method, shield },
        key: key.current,
        shop: { hostname, name, orderPrefix },
      });
      goOn(begun);
    } catch (error) {
      await takeRefusal(error);
    }
  };

  const takeRefusal = async (error: unknown) => {
    const { readRefusal } = await import('@/services/payment');
    const refusal = readRefusal(error);
    if (refusal.paid?.is_same) return leaveFor(successAddress(refusal.paid));
    // Something else was paid: whoever pays again means another order, and has been told.
    if (refusal.paid) key.current = renewCheckout();
    const path = error instanceof ApiError ? error.path : '';
    const field = CHECKOUT_FIELDS.find((name) => path === `${FIELD}${name}`);
    if (field) {
      enter('editing');
      return refuse({ [field]: explainFailure(error) });
    }
    if (path === LINES) await dispatch(repriceCart());
    if (path === LINES) heldBack.stop();
    if (!refusal.totals) return stop(explainFailure(error));
    if (path !== LINES) await dispatch(repriceCart());
    const today = store.getState().cart;
    agree(refusal.totals, today);
    if (today.items.length === 0) return stop(explainFailure(error));
    const total = formatMoney(totalOf(refusal.totals));
    stop(`${explainFailure(error)} The total is now ${total}. Please look it over and pay again.`);
  };

  const leaveFor = (address: string) => {
    enter('leaving');
    window.location.assign(address);
  };

  /** Without a frame: to the page of the provider, or where nothing is to be paid to the page that thanks. */
  const leaveWith = (begun: CheckoutSession) => leaveFor(begun.url || successAddress(begun));

  const hear = (message: FrameMessage) => {
    const begun = session.current;
    if (message.type === 'submit' && phaseNow.current === 'editing') void pay();
    if (phaseNow.current !== 'paying' || !begun) return;
    if (message.type === 'approved' && message.sessionId === begun.session_id) {
      leaveFor(successAddress(begun));
    }
    if (message.type === 'failed') stop(message.message);
    if (message.type === 'cancelled') stop(GIVEN_UP);
  };

  return {
    ...{ form, frame, phase, problems, pay, hear, stops: heldBack.stops },
    /** Orders what is left blank as it is. */
    accept: () => {
      heldBack.accept();
      void pay();
    },
    /** The frame does not answer: what was begun may be paid in another way. */
    fallSilent: () => {
      if (phaseNow.current === 'paying') enter('editing');
    },
    keep: (method: PaymentMethod | undefined) =>
      writeDraft({ form: readForm(form.current), ...(method && { method }) }),
    /** What is typed anew is not wrong any more, until it is sent. */
    mend: (field: string) => setProblems((known) => withoutProblem(known, field)),
  };
}

function withoutProblem(known: CheckoutProblems, field: string): CheckoutProblems {
  // Another country asks for other things.
  const mended = field === 'country' ? ['country', 'region', 'postalCode'] : [field];
  if (!mended.some((name) => name in known)) return known;
  return Object.fromEntries(Object.entries(known).filter(([name]) => !mended.includes(name)));
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
