import { firstHostLabel } from '@/core/values/host';
import { useShop } from '@/hooks/use-shop';
import styles from './copyright.module.css';
import * as messages from './messages';

/** The copyright line and the ways to pay (spec 2). */
export function Copyright() {
  const { hostname, paymentMethods } = useShop();
  const hasPaypal = paymentMethods.includes('paypal');
  return (
    <div className={styles.copyright}>
      <p className={styles.line}>
        <span className={styles.label}>{firstHostLabel(hostname)}</span>
        {messages.allRightsReserved}
      </p>
      {paymentMethods.length > 0 && (
        // biome-ignore lint/performance/noImgElement: a drawing of fixed size, nothing to optimise
        <img
          className={styles.marks}
          src="/icons/payment-methods.svg"
          alt={hasPaypal ? messages.cardsAndPaypal : messages.cards}
          width={hasPaypal ? 172 : 128}
          height={24}
          loading="lazy"
        />
      )}
    </div>
  );
}
