import { Link, Money } from '@/components/ui';
import { DateTime } from '@/components/ui/date-time';
import type { OrderSummary } from '@/core/model/operations';
import * as messages from '../messages';
import { Badge } from '../ui/badge';
import { OrderStateBadge } from './order-texts';
import styles from './orders.module.css';

/** Orders as rows, and where there is no room for columns as cards. */
export function OrderTable({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.ordersCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.order}</th>
          <th scope="col">{messages.placed}</th>
          <th scope="col">{messages.shopper}</th>
          <th scope="col">{messages.status}</th>
          <th scope="col" className={styles.number}>
            {messages.items}
          </th>
          <th scope="col" className={styles.number}>
            {messages.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { order_id, name, email, placedAt, status, total, pieces, refundDue, hasProblem } = order;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <Link className={styles.link} href={`/design/orders?order=${encodeURIComponent(order_id)}`}>
          {order_id}
        </Link>
      </th>
      <td className={styles.placed}>
        <DateTime at={placedAt} />
      </td>
      <td className={styles.shopper}>
        <span>{name}</span>
        <span className={styles.muted}>{email}</span>
      </td>
      <td className={styles.state}>
        <OrderStateBadge state={status} />
        {hasProblem && <Badge tone="bad">{messages.paymentProblem}</Badge>}
        {refundDue > 0 && <Badge tone="bad">{messages.refundDue}</Badge>}
      </td>
      <td className={`${styles.number} ${styles.pieces}`}>
        {pieces}
        <span className={styles.unit}> {pieces === 1 ? 'item' : 'items'}</span>
      </td>
      <td className={styles.number}>
        <Money amount={total} />
      </td>
    </tr>
  );
}
