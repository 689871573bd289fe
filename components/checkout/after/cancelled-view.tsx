import { buttons, Link } from '@/components/ui';
import * as messages from '../messages';
import styles from './after.module.css';

/** `/checkout-stripe-cancel` (spec 2): the payment was stopped; the cart is as it was. */
export function CancelledView() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.stopped}</h1>
      <p>{messages.stoppedHint}</p>
      <div className={styles.ways}>
        <Link className={buttons.primary} href="/checkout">
          {messages.backToCheckout}
        </Link>
        <Link className={buttons.secondary} href="/cart">
          {messages.seeYourCart}
        </Link>
      </div>
    </div>
  );
}
