import { firstHostLabel } from '@/core/values/host';
import { useShop } from '@/hooks/use-shop';
import styles from './copyright.module.css';
import * as messages from './messages';

/** The copyright line and the ways to pay (spec 2). */
export function Copyright() {
  const { hostname } = useShop();
  return (
    <div className={styles.copyright}>
      <p className={styles.line}>
        <span className={styles.label}>{firstHostLabel(hostname)}</span>
        {messages.allRightsReserved}
      </p>
      {/* biome-ignore lint/performance/noImgElement: a drawing of fixed size, nothing to optimise */}
      <img
        src="/icons/payment-methods.svg"
        alt={messages.acceptedCards}
        width={172}
        height={24}
        loading="lazy"
      />
    </div>
  );
}
