import { useState } from 'react';
import { Link } from '@/components/ui';
import type { OperatorOrder } from '@/core/model/operations';
import { formatMoney } from '@/core/rules/money/money';
import { loadOrder } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import * as messages from '../messages';
import { useWaiting } from '../office/waiting';
import { Answered, Notice, Refusal } from '../ui/states';
import { OrderActions } from './order-actions';
import { OrderContents } from './order-contents';
import { OrderFacts } from './order-facts';
import styles from './order-view.module.css';

/** A whole order with what may be done with it. */
export function OrderView({ number }: { number: string }) {
  const domain = useDomain();
  const { recount } = useWaiting();
  const [notice, setNotice] = useState('');
  const { answer, reload, put } = useAnswer(number, () => loadOrder({ domain, order_id: number }));
  return (
    <>
      <Link className={styles.back} href="/design/orders">
        {messages.allOrders}
      </Link>
      <Notice>{notice}</Notice>
      <Answered answer={answer} reload={reload}>
        {(order) => (
          <div className={styles.view}>
            <div className={styles.side}>
              <OrderNotices order={order} />
              <OrderActions
                order={order}
                onDone={(changed, text) => {
                  put(changed);
                  setNotice(text);
                  recount();
                }}
                onStale={reload}
              />
            </div>
            <div className={styles.contents}>
              <OrderContents order={order} />
              <OrderFacts order={order} />
            </div>
          </div>
        )}
      </Answered>
    </>
  );
}

/** Payment problems and pending refunds of an order. */
function OrderNotices({ order: { payment, currency } }: { order: OperatorOrder }) {
  const { problem, refundDue } = payment;
  return (
    <>
      {problem && <Refusal>{problem}</Refusal>}
      {refundDue > 0 && (
        <Refusal>{messages.refundPending(formatMoney(refundDue, currency))}</Refusal>
      )}
    </>
  );
}
