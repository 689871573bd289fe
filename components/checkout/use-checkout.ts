import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useCartTotals } from '@/components/cart';
import type { Cart } from '@/core/model/cart';
import type { PaymentMethod } from '@/core/model/payment';
import type { TotalLine } from '@/core/model/total-line';
import { checkoutTotals } from '@/core/rules/money/checkout-totals';
import { checkoutForm, checkoutProblems } from '@/core/rules/orders/checkout-form';
import type { FrameMessage } from '@/core/rules/payment/payment-messages';
import { useCheckoutStore } from '@/hooks/use-checkout-store';
import { useSettings } from '@/hooks/use-shop';
import type { OfferedMethod } from '@/services/payment';
import { successAddress } from '@/store/checkout/begin';
import { checkout } from '@/store/checkout/checkout';
import { forgetContact, keepContact, readContact } from '@/store/checkout/contact';
import { checkoutKey, type SavedCheckout, writeDraft } from '@/store/checkout/draft';
import { hearOfPayments } from '@/store/checkout/paid-elsewhere';
import { useAppSelector } from '@/store/hooks';
import type { AppStore } from '@/store/make-store';
import { hear, pay, payAsItIs, readForm } from './pay';
import { leaveFor, type Paying } from './paying';
import type { FramePhase, PaymentFrameHandle } from './payment/payment-frame';

interface Checkout {
  /** The checkout as it was when the page opened. */
  saved: SavedCheckout;
  totals: ReturnType<typeof useTotals>;
  chosen: OfferedMethod | undefined;
}

/** The form and the frame of a checkout, and what is done in them, by the steps of its machine (`store/checkout`). */
export function useCheckout({ saved, totals, chosen }: Checkout) {
  const store = useCheckoutStore();
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<PaymentFrameHandle>(null);
  const paying: Paying = { store, form, frame, chosen, ...totals };
  useOpened(store, saved);

  return {
    ...{ form, frame },
    pay: () => void pay(paying),
    accept: () => void payAsItIs(paying),
    hear: (message: FrameMessage) => hear(paying, message),
    heed: (phase: FramePhase) => {
      if (phase === 'silent') store.dispatch(checkout.frameLost());
      if (phase === 'opening') store.dispatch(checkout.frameOpened());
      if (phase === 'ready') store.dispatch(checkout.fieldMended('method'));
    },
    keep: (method: PaymentMethod | undefined) =>
      writeDraft({ form: readForm(form.current), ...(method && { method }) }),
    /** True once nothing but the payment is left to do. */
    isFilled: () => {
      const problems = checkoutProblems(checkoutForm(readForm(form.current)));
      return Object.keys(problems).length === 0;
    },
    mend: (field: string) => void store.dispatch(checkout.fieldMended(field)),
  };
}

/** Keeps contact and address for the next visit, as long as the shopper wants that. */
export function useKeptContact(form: RefObject<HTMLFormElement | null>) {
  const [isKept, setKept] = useState(() => Object.keys(readContact()).length > 0);
  const [isRefused, setRefused] = useState(false);
  const keep = () => {
    const isDone = keepContact(readForm(form.current));
    setKept(isDone);
    setRefused(!isDone);
  };
  return {
    ...{ isKept, isRefused },
    update: () => isKept && keep(),
    change: (isWanted: boolean) => {
      if (isWanted) return keep();
      forgetContact();
      setKept(false);
    },
  };
}

/** Begins the machine when the page opens; a page that the browser kept, or that was paid in another tab, goes on. */
function useOpened(store: AppStore, { failure, isHeld }: SavedCheckout): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const key = checkoutKey();
    store.dispatch(checkout.opened({ key, failure, isHeld }));
    writeDraft({ failure: '', isHeld: false });
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) store.dispatch(checkout.returned());
    };
    window.addEventListener('pageshow', comeBack);
    const endHearing = hearOfPayments(key, (paid) => leaveFor(store, successAddress(paid)));
    return () => {
      window.removeEventListener('pageshow', comeBack);
      endHearing();
    };
  }, []);
}

/** Returns the totals by the server's own rules, or those that the server has answered for this very cart. */
export function useTotals(isProtected: boolean) {
  const cart = useAppSelector((state) => state.cart);
  const cartTotals = useCartTotals();
  const { orderProtection } = useSettings();
  const [agreed, setAgreed] = useState<{ cart: Cart; isProtected: boolean; totals: TotalLine[] }>();
  const own = useMemo(
    () => checkoutTotals(cartTotals, orderProtection, isProtected),
    [cartTotals, orderProtection, isProtected],
  );
  const isAgreed = agreed?.cart === cart && agreed.isProtected === isProtected;
  return {
    cart,
    totals: isAgreed ? agreed.totals : own,
    agree: (priced: TotalLine[], of: Cart) => setAgreed({ cart: of, isProtected, totals: priced }),
  };
}
