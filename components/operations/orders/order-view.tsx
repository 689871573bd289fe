import { formatMoney } from '@/core/rules/money/money';
import { loadOrder } from '@/services/operations';
import * as messages from '../messages';
import { Detail } from '../ui/detail';
import { Refusal } from '../ui/states';
import { OrderActions } from './order-actions';
import { OrderContents } from './order-contents';
import { OrderFacts } from './order-facts';
import styles from './order-view.module.css';

const BACK = { href: '/design/orders', label: messages.allOrders };

export function OrderView({ number }: { number: string }) {
  const load = (domain: string) => loadOrder({ domain, order_id: number });
  return (
    <Detail id={number} load={load} back={BACK}>
      {(order, actions) => {
        const { problem, refundDue } = order.payment;
        return (
          <div className={styles.view}>
            <div className={styles.side}>
              {problem && <Refusal>{problem}</Refusal>}
              {refundDue > 0 && (
                <Refusal>{messages.refundPending(formatMoney(refundDue, order.currency))}</Refusal>
              )}
              <OrderActions order={order} {...actions} />
            </div>
            <div className={styles.contents}>
              <OrderContents order={order} />
              <OrderFacts order={order} />
            </div>
          </div>
        );
      }}
    </Detail>
  );
}
