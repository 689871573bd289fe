import { useState } from 'react';
import { Button } from '@/components/kit/button';
import type { OperatorOrder } from '@/core/model/operations';
import { isUnpaid, refundable } from '@/core/model/order-machine';
import { formatMoney } from '@/core/rules/money/money';
import { advanceOrder, cancelOrder, retryRefund } from '@/services/operations';
import { useDomain } from '../data/use-domain';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { Badge } from '../ui/badge';
import { Confirm } from '../ui/confirm';
import { FailureNote } from '../ui/failure-note';
import type { ActionProps } from './action-props';
import styles from './actions.module.css';
import { FulfilForm } from './fulfil-form';
import { STATES, seenOf } from './order-texts';
import { RefundDialog } from './refund-dialog';

/** Actions that an order's state allows. */
export function OrderActions(props: ActionProps) {
  const { order, onDone, onStale } = props;
  const domain = useDomain();
  const { isSending, failure, send } = useSending();
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
        <Badge tone={STATES[order.status].tone}>{STATES[order.status].label}</Badge>
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

interface CancelDialogProps extends ActionProps {
  onClose: () => void;
}

/** Asks before an order is cancelled, and says what becomes of its money. */
function CancelDialog({ order, onDone, onStale, onClose }: CancelDialogProps) {
  const domain = useDomain();
  const { isSending, failure, send } = useSending();
  const back = refundable({ state: order.status, ...order.payment });
  const amount = formatMoney(back, order.currency);

  const confirm = () =>
    send(async () => {
      const changed = await cancelOrder({ domain, ...seenOf(order) });
      onClose();
      onDone(changed, messages.orderCancelled);
    });
  return (
    <Confirm
      title={messages.cancelOrderTitle(order.order_id)}
      action={back > 0 ? messages.cancelAndRefund(amount) : messages.cancelOrder}
      isBusy={isSending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {isUnpaid(order.status)
          ? messages.cancelUnpaidHint
          : back > 0
            ? messages.moneyAndItemsReturn(amount)
            : messages.itemsReturn}
      </p>
      {failure && (
        <FailureNote
          failure={failure}
          onStale={() => {
            onClose();
            onStale();
          }}
        />
      )}
    </Confirm>
  );
}
