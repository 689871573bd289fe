import { useState } from 'react';
import { Button } from '@/components/kit/button';
import type { OperatorOrder } from '@/core/model/operations';
import { formatMoney } from '@/core/rules/money/money';
import { advanceOrder, retryRefund } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { FailureNote } from '../ui/states';
import styles from './actions.module.css';
import { type ActionProps, CancelDialog, RefundDialog } from './dialogs';
import { FulfilForm } from './fulfil-form';
import { OrderStateBadge, seenOf } from './order-texts';

/** Actions that an order's state allows. */
export function OrderActions(props: ActionProps) {
  const { order, onDone, onStale } = props;
  const { domain, isSending, failure, send } = useSending();
  const [dialog, setDialog] = useState<'refund' | 'cancel' | null>(null);
  const may = (action: OperatorOrder['actions'][number]) => order.actions.includes(action);
  const close = () => setDialog(null);

  const advance = (to: 'in-production' | 'delivered', notice: string) =>
    send(async () => onDone(await advanceOrder({ domain, ...seenOf(order), to }), notice));
  const retry = () =>
    send(async () => {
      const changed = await retryRefund({ domain, ...seenOf(order) });
      onDone(changed, changed.payment.refundDue > 0 ? '' : messages.moneyReturned);
    });

  return (
    <section className={styles.actions} aria-labelledby="order-actions">
      <h2 id="order-actions">
        <span className="visually-hidden">{messages.actions} </span>
        <OrderStateBadge state={order.status} />
      </h2>
      {failure && <FailureNote failure={failure} onStale={onStale} />}
      {may('fulfil') && <FulfilForm {...props} />}
      <div className={styles.buttons}>
        {may('produce') && (
          <Button
            isBusy={isSending}
            onClick={() => advance('in-production', messages.inProductionNow)}
          >
            {messages.startProduction}
          </Button>
        )}
        {may('deliver') && (
          <Button
            look="primary"
            isBusy={isSending}
            onClick={() => advance('delivered', messages.markedDelivered)}
          >
            {messages.markAsDelivered}
          </Button>
        )}
        {may('retry-refund') && (
          <Button isBusy={isSending} onClick={retry}>
            {messages.refundNow(formatMoney(order.payment.refundDue, order.currency))}
          </Button>
        )}
        {may('refund') && (
          <Button onClick={() => setDialog('refund')}>{messages.refundMenu}</Button>
        )}
        {may('cancel') && (
          <Button look="danger" onClick={() => setDialog('cancel')}>
            {messages.cancelOrderMenu}
          </Button>
        )}
      </div>
      {order.actions.length === 0 && <p className={styles.muted}>{messages.allDone}</p>}
      {dialog === 'refund' && <RefundDialog {...props} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog {...props} onClose={close} />}
    </section>
  );
}
