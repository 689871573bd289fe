import { buttons } from '@/components/ui';
import type { OrderState, OrderStatus } from '@/core/model/order';
import { orderTimeline } from '@/core/rules/orders/order-timeline';
import { dayText } from '@/core/values/date-text';
import { dayRange } from '@/core/values/day-range';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { useTimeZone } from '@/hooks/use-shop';
import * as messages from './messages';
import { OrderContact } from './order-contact';
import { OrderLines } from './order-lines';
import styles from './order-result.module.css';

/** An order as its shopper may see it: where it is, when it comes, what is in it. */
export function OrderResult({ order }: { order: OrderStatus }) {
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const { order_id, status, createdAt, estimatedDelivery, destination } = order;
  const placed = dayText(createdAt, useTimeZone());
  const expected = estimatedDelivery && dayRange(estimatedDelivery.from, estimatedDelivery.to);
  return (
    <section className={styles.result} aria-labelledby="order-result">
      <h2 ref={heading} id="order-result" className={styles.title} tabIndex={-1}>
        {STATES[status].title}
      </h2>
      <p className={styles.order}>
        {messages.orderPrefix}
        {order_id}
        {placed && messages.placedOn(placed)}
        {destination && !order.contact && messages.sentTo(destination)}
      </p>
      {expected && status !== 'delivered' && (
        <p className={styles.expected}>
          {messages.expectedPrefix}
          <strong>{expected}</strong>
        </p>
      )}
      <Timeline order={order} />
      <Parcel order={order} />
      {order.contact && <OrderContact {...order.contact} />}
      <OrderLines order={order} />
    </section>
  );
}

function Parcel({ order: { carrier, trackingNumber, trackingUrl } }: { order: OrderStatus }) {
  if (!carrier && !trackingNumber && !trackingUrl) return null;
  const shipment = [carrier, trackingNumber].filter(Boolean).join(', ');
  return (
    <div className={styles.parcel}>
      <div>
        <h3 className={styles.label}>{messages.yourParcel}</h3>
        {shipment && <p>{shipment}</p>}
      </div>
      {trackingUrl && (
        <a
          className={buttons.secondary}
          href={trackingUrl}
          target="_blank"
          rel="noreferrer noopener"
        >
          {messages.followParcel}
          <span className="visually-hidden"> {messages.opensInANewTab}</span>
        </a>
      )}
    </div>
  );
}

function Timeline({ order }: { order: OrderStatus }) {
  const timeZone = useTimeZone();
  return (
    <ol className={styles.timeline} aria-label={messages.progress}>
      {orderTimeline(order).map(({ state, at, expected, isCurrent }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a state may be reached twice
          key={index}
          className={at ? styles.reached : styles.ahead}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <p className={styles.timelineTitle}>
            {STATES[state].title}
            {!at && <span className="visually-hidden"> {messages.stillToCome}</span>}
          </p>
          {expected && (
            <p className={styles.text}>
              {messages.expectedBy(dayRange(expected.from, expected.to))}
            </p>
          )}
          {at && (
            <p className={styles.text}>
              <time dateTime={at}>{dayText(at, timeZone)}</time>
              {isCurrent && ` · ${STATES[state].text}`}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

const STATES: Record<OrderState, { title: string; text: string }> = {
  created: { title: messages.placed, text: messages.placedHint },
  pending: { title: messages.awaitingPayment, text: messages.awaitingPaymentHint },
  paid: { title: messages.paid, text: messages.paidHint },
  'in-production': { title: messages.inProduction, text: messages.inProductionHint },
  fulfilled: { title: messages.shipped, text: messages.shippedHint },
  delivered: { title: messages.delivered, text: messages.deliveredHint },
  cancelled: { title: messages.cancelled, text: messages.cancelledHint },
  refunded: { title: messages.refunded, text: messages.refundedHint },
};
