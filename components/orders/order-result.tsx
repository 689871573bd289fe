import buttons from '@/components/ui/button.module.css';
import type { OrderStatus } from '@/core/model/order';
import { dayRange } from '@/core/rules/day-range';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { momentText } from './dates';
import { OrderLines } from './order-lines';
import styles from './order-result.module.css';
import { STATES } from './states';
import { Timeline } from './timeline';

/** An order as its shopper may see it: where it is, when it comes, what is in it. */
export function OrderResult({ order }: { order: OrderStatus }) {
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const { order_id, status, createdAt, estimatedDelivery, destination } = order;
  const placed = momentText(createdAt);
  const expected = estimatedDelivery && dayRange(estimatedDelivery.from, estimatedDelivery.to);
  return (
    <section className={styles.result} aria-labelledby="order-result">
      <h2 ref={heading} id="order-result" className={styles.title} tabIndex={-1}>
        {STATES[status].title}
      </h2>
      <p className={styles.order}>
        Order {order_id}
        {placed && `, placed on ${placed}`}
        {destination && `, to ${destination}`}
      </p>
      {expected && status !== 'delivered' && (
        <p className={styles.expected}>
          Expected <strong>{expected}</strong>
        </p>
      )}
      <Timeline order={order} />
      <Parcel order={order} />
      <OrderLines order={order} />
    </section>
  );
}

/** Who carries the parcel, and where it can be followed. */
function Parcel({ order: { carrier, trackingNumber, trackingUrl } }: { order: OrderStatus }) {
  if (!carrier && !trackingNumber && !trackingUrl) return null;
  const words = [carrier, trackingNumber].filter(Boolean).join(', ');
  return (
    <div className={styles.parcel}>
      <div>
        <h3 className={styles.label}>Your parcel</h3>
        {words && <p>{words}</p>}
      </div>
      {trackingUrl && (
        <a
          className={buttons.secondary}
          href={trackingUrl}
          target="_blank"
          rel="noreferrer noopener"
        >
          Follow the parcel
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}
