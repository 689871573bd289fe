import { totalLine } from '@/core/rules/money/total-lines';
import { totalText } from '@/core/rules/money/total-words';
import { deliveryDays } from '@/core/rules/orders/delivery';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import * as messages from '../messages';
import styles from './form.module.css';

/** Shipping method: the one of the shop, with times and price (spec 9). */
export function Shipping({ cost }: { cost: number }) {
  const { handlingTime, transitTime } = useAppSelector(selectShop);
  const days = deliveryDays(handlingTime, transitTime);
  return (
    <section className={styles.group} aria-labelledby="shipping-method">
      <h2 id="shipping-method" className={styles.legend}>
        {messages.shipping}
      </h2>
      <div className={styles.option}>
        <span>
          <strong>{messages.standardShipping}</strong>
          {days && <span className={styles.small}>{messages.arrivesIn(days)}</span>}
        </span>
        <span>{totalText(totalLine('shipping', cost))}</span>
      </div>
    </section>
  );
}
