import { useEffect, useRef, useState } from 'react';
import { useCartTotals } from '@/components/cart';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { checkoutTotals } from '@/core/rules/money/checkout-totals';
import { totalOf } from '@/core/rules/money/total-lines';
import { checkoutProblems } from '@/core/rules/orders/checkout-form';
import { useIsPersonalReady } from '@/hooks/personal';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import { beginPayment, LINES, NO_SHIELD, successAddress } from '../begin';
import { checkoutKey, readDraft, renewCheckout, writeDraft } from '../draft';
import { wholeForm } from '../whole-form';
import styles from './after.module.css';

const CHECKOUT = '/checkout';

/** `/checkout-stripe` (spec 2): begins the payment of what was entered, and leads to the provider's page. */
export function RedirectView() {
  const isReady = useIsPersonalReady();
  const isBegun = useRef(false);
  const [failure, setFailure] = useState('');
  const store = useAppStore();
  const cartTotals = useCartTotals();
  const { orderProtection } = useAppSelector(selectSettings);

  useEffect(() => {
    if (!isReady || isBegun.current) return;
    isBegun.current = true;
    const { shop, cart } = store.getState();
    const draft = readDraft();
    const form = wholeForm(draft.form);
    if (cart.items.length === 0 || Object.keys(checkoutProblems(form)).length > 0) {
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
        setFailure(explainFailure(error));
      },
    );
  }, [isReady, store, cartTotals, orderProtection]);

  if (!failure) {
    return (
      <div className={styles.page}>
        <span className={styles.ring} aria-hidden="true" />
        <p role="status">Taking you to the payment page …</p>
        <noscript>
          <p>Please switch JavaScript on to pay: the way to the payment page needs it.</p>
        </noscript>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>The payment could not begin</h1>
      <p role="alert">{failure}</p>
      <Link className={buttons.primary} href={CHECKOUT}>
        Back to checkout
      </Link>
    </div>
  );
}
