import { useLayoutEffect, useRef } from 'react';
import { EmptyCart, goneText, useSeen } from '@/components/cart';
import { buttons, Link } from '@/components/ui';
import { useIsPersonalReady } from '@/hooks/personal';
import { useCheckoutState } from '@/hooks/use-checkout-store';
import { useAppSelector } from '@/store/hooks';
import { selectLines } from '@/store/slices/cart';
import { CheckoutForm } from './checkout-form';
import styles from './checkout-view.module.css';
import * as messages from './messages';

/** The checkout (spec 2): one page from contact to payment, without an account. */
export function CheckoutView() {
  const isReady = useIsPersonalReady();
  const hasLines = useAppSelector(selectLines).length > 0;
  const { gone } = useAppSelector((state) => state.cartStatus);
  const { failure } = useCheckoutState();
  useSeen();
  return (
    <div className={styles.page}>
      <h1>{messages.checkout}</h1>
      <noscript>
        <p>{messages.javascriptNeeded}</p>
      </noscript>
      {!isReady && <CheckoutSkeleton />}
      {isReady && gone.length > 0 && (
        <GoneNotice names={gone} failure={failure} isAll={!hasLines} />
      )}
      {isReady && hasLines && <CheckoutForm failure={gone.length > 0 ? '' : failure} />}
      {isReady && !hasLines && <EmptyCart />}
    </div>
  );
}

/** Keys of as many fields as fill a screen, so that what is below stays out of it. */
const PARTS = [...'abcdefghijkl'];

/** Holds the place of form and summary until the shopper's cart is back. */
function CheckoutSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.fields}>
        {PARTS.map((field) => (
          <span key={field} className={styles.field} />
        ))}
      </div>
      <div className={styles.field} />
    </div>
  );
}

interface GoneNoticeProps {
  names: readonly string[];
  /** Reason of a failed payment, '' before a first try. */
  failure: string;
  isAll: boolean;
}

/** Says what has left the cart meanwhile. It has the focus after a try to pay, or where the focused form is gone. */
function GoneNotice({ names, failure, isAll }: GoneNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (failure || isAll) notice.current?.focus();
  }, [failure, isAll]);
  const unnamed = names.filter((name) => !failure.includes(name));
  return (
    <div ref={notice} className={styles.notice} role="alert" tabIndex={-1}>
      <div>
        {unnamed.length > 0 && <p>{goneText(unnamed)}</p>}
        {failure && <p>{failure}</p>}
      </div>
      <Link className={buttons.secondary} href="/shop">
        {messages.continueShopping}
      </Link>
    </div>
  );
}
