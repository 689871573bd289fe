import type { OrderStatus } from '@/core/model/order';
import { isOver } from '@/core/model/order-machine';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import { dayText } from '@/core/values/date-text';
import * as messages from './messages';
import { Money } from './money';
import styles from './total-rows.module.css';

type Refunded = Pick<OrderStatus, 'status' | 'refunds' | 'refundDue' | 'total' | 'currency'>;

/** Refunds of an order with their days, below the rows of its total; nothing where there are none. */
export function RefundRows({ order, timeZone }: { order: Refunded; timeZone: string }) {
  const { status, refunds, refundDue, total, currency } = order;
  const due = refundDue > 0 ? [{ amount: refundDue, at: '' }] : [];
  const all = [...refunds, ...due];
  if (all.length === 0) return null;
  const left = all.reduce((minor, { amount }) => minor - toMinor(amount), toMinor(total));
  return (
    <>
      {all.map(({ amount, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: refunds only come to the others
        <div key={index} className={styles.row} data-kind="refund">
          <dt>{at ? messages.refundedOn(dayText(at, timeZone)) : messages.refundOnItsWay}</dt>
          <dd>
            <Money amount={-amount} currency={currency} />
          </dd>
        </div>
      ))}
      {!isOver(status) && (
        <div className={styles.row} data-kind="after-refunds">
          <dt>{messages.totalAfterRefunds}</dt>
          <dd>
            <Money amount={fromMinor(left)} currency={currency} />
          </dd>
        </div>
      )}
    </>
  );
}
