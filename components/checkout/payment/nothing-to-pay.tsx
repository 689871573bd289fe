import * as messages from '../messages';
import styles from './payment.module.css';

/** Replaces the payment methods where the order total is 0. */
export function NothingToPay() {
  return (
    <section className={styles.payment} aria-labelledby="nothing-to-pay">
      <h2 id="nothing-to-pay" className={styles.legend}>
        {messages.payment}
      </h2>
      <p>{messages.noPaymentNeeded}</p>
    </section>
  );
}
