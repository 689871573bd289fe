import { useEffect } from 'react';
import { useCartTotals } from '@/components/cart';
import { buttons, Link } from '@/components/ui';
import { CHECKOUT_FIELDS } from '@/core/model/checkout';
import { checkoutTotals } from '@/core/rules/money/checkout-totals';
import { totalOf } from '@/core/rules/money/total-lines';
import {
  type CheckoutDraft,
  checkoutForm,
  checkoutProblems,
} from '@/core/rules/orders/checkout-form';
import { useIsPersonalReady } from '@/hooks/personal';
import { useCheckoutState, useCheckoutStore } from '@/hooks/use-checkout-store';
import { useSettings } from '@/hooks/use-shop';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import { beginPayment, LINES, NO_SHIELD, successAddress } from '@/store/checkout/begin';
import { checkout, selectCheckout } from '@/store/checkout/checkout';
import { checkoutKey, readDraft, renewCheckout, writeDraft } from '@/store/checkout/draft';
import * as messages from '../messages';
import styles from './after.module.css';

const CHECKOUT = '/checkout';

/** `/checkout-stripe` (spec 2): begins the payment of what was entered, and leads to the provider's page. */
export function RedirectView() {
  const isReady = useIsPersonalReady();
  const store = useCheckoutStore();
  const { dispatch } = store;
  const { phase, failure } = useCheckoutState();
  const cartTotals = useCartTotals();
  const { orderProtection } = useSettings();

  useEffect(() => {
    if (!isReady || selectCheckout(store.getState()).phase !== 'editing') return;
    dispatch(checkout.orderSent());
    const { shop, cart } = store.getState();
    const draft = readDraft();
    const entered = CHECKOUT_FIELDS.map((field) => [field, draft.form[field] ?? ''] as const);
    const form = Object.fromEntries(entered) as CheckoutDraft;
    if (cart.items.length === 0 || Object.keys(checkoutProblems(checkoutForm(form))).length > 0) {
      window.location.replace(CHECKOUT);
      return;
    }
    const totals = checkoutTotals(cartTotals, orderProtection, draft.isProtected);
    // What was agreed to is what is asked for: where it comes to something else by now, that is said first.
    const amount = draft.agreed || totalOf(totals);
    const { hostname, name, orderPrefix } = shop;
    beginPayment({
      ...{ cart, form, method: 'redirect', key: checkoutKey(), shield: NO_SHIELD },
      ...{ totals, amount },
      shop: { hostname, name, orderPrefix },
    }).then(
      ({ url, ...begun }) => window.location.replace(url || successAddress(begun)),
      async (error: unknown) => {
        const { readRefusal } = await import('@/services/payment');
        const { paid, totals } = readRefusal(error);
        if (paid?.is_same) return window.location.replace(successAddress(paid));
        if (paid) renewCheckout();
        // What is wrong with the order is mended where it is.
        const isHeld = error instanceof ApiError && error.path === LINES;
        writeDraft({ failure: explainFailure(error), isHeld });
        if (totals || paid || isHeld) return window.location.replace(CHECKOUT);
        dispatch(checkout.paymentFailed(explainFailure(error)));
      },
    );
  }, [isReady, store, dispatch, cartTotals, orderProtection]);

  if (phase !== 'failed') {
    return (
      <div className={styles.page}>
        <span className={styles.ring} aria-hidden="true" />
        <p role="status">{messages.redirecting}</p>
        <noscript>
          <p>{messages.javascriptNeededForPage}</p>
        </noscript>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.couldNotBegin}</h1>
      <p role="alert">{failure}</p>
      <Link className={buttons.primary} href={CHECKOUT}>
        {messages.backToCheckout}
      </Link>
    </div>
  );
}
