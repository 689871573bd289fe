import { PaymentMarks } from '@/components/ui';
import { firstHostLabel } from '@/core/values/host';
import { useSettings, useShop } from '@/hooks/use-shop';
import styles from './copyright.module.css';
import * as messages from './messages';

/** The copyright line and the ways to pay (spec 2). */
export function Copyright() {
  const { hostname, paymentMarks } = useShop();
  const { copyrightName } = useSettings();
  return (
    <div className={styles.copyright}>
      <p className={styles.line}>
        {copyrightName || (
          <>
            <span className={styles.label}>{firstHostLabel(hostname)}</span>
            {messages.store}
          </>
        )}
        {messages.allRightsReserved}
      </p>
      <PaymentMarks marks={paymentMarks} className={styles.marks} />
    </div>
  );
}
