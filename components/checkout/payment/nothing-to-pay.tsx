import * as messages from '../messages';
import styles from './payment.module.css';

/** In place of the ways to pay, where the order comes to nothing. */
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
