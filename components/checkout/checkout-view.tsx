import { EmptyCart } from '@/components/cart';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectLines } from '@/store/slices/cart';
import { CheckoutForm } from './checkout-form';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './checkout-view.module.css';

/** The checkout (spec 2): one page from contact to payment, without an account. */
export function CheckoutView() {
  const isReady = useIsPersonalReady();
  const lines = useAppSelector(selectLines);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      <noscript>
        <p>Please switch JavaScript on to pay: the payment form needs it.</p>
      </noscript>
      {!isReady && <CheckoutSkeleton />}
      {isReady && (lines.length > 0 ? <CheckoutForm /> : <EmptyCart />)}
    </div>
  );
}
