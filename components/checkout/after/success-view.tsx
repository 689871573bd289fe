import { Letterhead } from '@/components/content';
import { OrderContact, OrderLines } from '@/components/orders';
import { buttons, Link } from '@/components/ui';
import type { OrderStatus } from '@/core/model/order';
import { dayText } from '@/core/values/date-text';
import { dayRange } from '@/core/values/day-range';
import { useCheckoutState } from '@/hooks/use-checkout-store';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { useTimeZone } from '@/hooks/use-shop';
import { useSupportEmail } from '@/hooks/use-support-email';
import type { Confirmation } from '@/services/payment';
import * as messages from '../messages';
import styles from './after.module.css';
import { useConfirmation } from './use-confirmation';

/** `/checkout-stripe-success` (spec 2): completes the payment, and thanks for the order. */
export function SuccessView({ sessionId, orderId }: { sessionId: string; orderId: string }) {
  const askAgain = useConfirmation(sessionId, orderId);
  const { phase, failure, confirmation } = useCheckoutState();
  if (phase === 'failed') return <Unpaid message={failure} onAskAgain={askAgain} />;
  if (confirmation) return <Thanks {...confirmation} />;
  return (
    <div className={styles.page}>
      <span className={styles.ring} aria-hidden="true" />
      <p role="status">{messages.confirming}</p>
      <noscript>
        <p>{messages.confirmingHint}</p>
      </noscript>
    </div>
  );
}

function Thanks({ order_id, access, order }: Confirmation) {
  const email = useSupportEmail();
  const heading = useFocusOnShow<HTMLHeadingElement>();
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <Letterhead />
      <p className={styles.mark} aria-hidden="true">
        ✓
      </p>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {messages.thanks}
      </h1>
      <p>
        {messages.orderNumberPrefix}
        <strong className={styles.number}>{order_id}</strong>
        {order?.contact
          ? messages.confirmationSentTo(order.contact.email)
          : messages.confirmationSent}
      </p>
      {order && <Dates order={order} />}
      <div className={styles.ways}>
        <Link
          className={buttons.primary}
          href={`/order-tracking?${new URLSearchParams({ access })}`}
        >
          {messages.trackOrder}
        </Link>
        <Link className={buttons.secondary} href="/shop">
          {messages.continueShopping}
        </Link>
      </div>
      {order && (
        <div className={styles.order}>
          <h2 className={styles.subtitle}>{messages.orderDetails}</h2>
          {order.contact && <OrderContact {...order.contact} />}
          <OrderLines order={order} />
        </div>
      )}
      <p className={styles.small}>
        {messages.somethingWrong}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
}

/** The day of the order, and those on which it should arrive. */
function Dates({ order: { createdAt, estimatedDelivery } }: { order: OrderStatus }) {
  const timeZone = useTimeZone();
  const ordered = dayText(createdAt, timeZone);
  const arrives = estimatedDelivery && dayRange(estimatedDelivery.from, estimatedDelivery.to);
  return (
    <p>
      {messages.orderedOn(ordered)}
      {arrives && (
        <>
          {' · '}
          {messages.arrives}
          <strong>{arrives}</strong>
        </>
      )}
    </p>
  );
}

function Unpaid({ message, onAskAgain }: { message: string; onAskAgain: () => void }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.notConfirmed}</h1>
      <p role="alert">{message}</p>
      <div className={styles.ways}>
        <button type="button" className={buttons.primary} onClick={onAskAgain}>
          {messages.checkAgain}
        </button>
        <Link className={buttons.secondary} href="/checkout">
          {messages.backToCheckout}
        </Link>
      </div>
    </div>
  );
}
