import { useState } from 'react';
import { EmptyCart, useSeen } from '@/components/cart';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectLines } from '@/store/slices/cart';
import { CheckoutForm } from './checkout-form';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './checkout-view.module.css';
import { GoneNotice } from './gone-notice';

/** The checkout (spec 2): one page from contact to payment, without an account. */
export function CheckoutView() {
  const isReady = useIsPersonalReady();
  const hasLines = useAppSelector(selectLines).length > 0;
  const { gone } = useAppSelector((state) => state.cartMoment);
  const [failure, setFailure] = useState('');
  useSeen();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      <noscript>
        <p>Please switch JavaScript on to pay: the payment form needs it.</p>
      </noscript>
      {!isReady && <CheckoutSkeleton />}
      {isReady && gone.length > 0 && (
        <GoneNotice names={gone} failure={failure} isAll={!hasLines} />
      )}
      {isReady && hasLines && (
        <CheckoutForm failure={gone.length > 0 ? '' : failure} onFailure={setFailure} />
      )}
      {isReady && !hasLines && <EmptyCart />}
    </div>
  );
}
