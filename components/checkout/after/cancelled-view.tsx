import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import styles from './after.module.css';

/** `/checkout-stripe-cancel` (spec 2): the payment was stopped; the cart is as it was. */
export function CancelledView() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>You stopped the payment</h1>
      <p>
        Nothing was charged, and your cart is as you left it. You can try again, pay in another way,
        or go on looking around.
      </p>
      <div className={styles.ways}>
        <Link className={buttons.primary} href="/checkout">
          Back to checkout
        </Link>
        <Link className={buttons.secondary} href="/cart">
          See your cart
        </Link>
      </div>
    </div>
  );
}
