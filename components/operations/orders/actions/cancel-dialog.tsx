import { formatMoney } from '@/core/rules/money';
import { isUnpaid, refundable } from '@/core/rules/order-machine';
import { cancelOrder } from '@/services/operations';
import { useDomain } from '../../data/use-domain';
import { useSending } from '../../data/use-sending';
import { Confirm } from '../../ui/confirm';
import { FailureNote } from '../../ui/failure-note';
import { seenOf } from '../order-words';
import type { ActionProps } from './action-props';

interface CancelDialogProps extends ActionProps {
  onClose: () => void;
}

/** Asks before an order is cancelled, and says what becomes of its money. */
export function CancelDialog({ order, onDone, onStale, onClose }: CancelDialogProps) {
  const domain = useDomain();
  const { isSending, failure, send } = useSending();
  const back = refundable({ state: order.status, ...order.payment });
  const amount = formatMoney(back, order.currency);

  const confirm = () =>
    send(async () => {
      const changed = await cancelOrder({ domain, ...seenOf(order) });
      onClose();
      onDone(changed, 'The order is cancelled.');
    });
  return (
    <Confirm
      title={`Cancel order ${order.order_id}?`}
      action={back > 0 ? `Cancel and refund ${amount}` : 'Cancel order'}
      isBusy={isSending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {isUnpaid(order.status)
          ? 'Nothing was paid. Afterwards nobody can pay it any more.'
          : `${back > 0 ? `${amount} goes back to the shopper, and the` : 'The'} pieces go back into the stock. This cannot be taken back.`}
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
