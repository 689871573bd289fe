import { useState } from 'react';
import { Field } from '@/components/kit/field';
import type { OperatorOrder } from '@/core/model/operations';
import { isUnpaid, refundable } from '@/core/model/order-machine';
import { formatMoney, fromMinor, plainAmount, toMinor } from '@/core/rules/money/money';
import { cancelOrder, refundOrder, withdrawLinks } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { Confirm } from '../ui/confirm';
import type { Actions } from '../ui/detail';
import { providerName, readAmount, seenOf } from './order-texts';

export interface ActionProps extends Actions<OperatorOrder> {
  order: OperatorOrder;
}

interface DialogProps extends ActionProps {
  onClose: () => void;
}

/** Asks before an order is cancelled, and says what becomes of its money. */
export function CancelDialog({ order, onDone, onStale, onClose }: DialogProps) {
  const { domain, isSending, failure, send } = useSending();
  const back = refundable({ state: order.status, ...order.payment });
  const amount = formatMoney(back, order.currency);
  const paidHint = back > 0 ? messages.moneyAndItemsReturn(amount) : messages.itemsReturn;

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
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      onStale={onStale}
      hint={isUnpaid(order.status) ? messages.cancelUnpaidHint : paidHint}
    />
  );
}

/** Asks before the links to an order end, and says who gets a new one. */
export function WithdrawDialog({ order, onDone, onStale, onClose }: DialogProps) {
  const { domain, isSending, failure, send } = useSending();
  const confirm = () =>
    send(async () => {
      const changed = await withdrawLinks({ domain, order_id: order.order_id });
      onClose();
      onDone(changed, messages.linksWithdrawn);
    });
  return (
    <Confirm
      title={messages.withdrawLinksTitle(order.order_id)}
      action={messages.withdrawLinks}
      isBusy={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      onStale={onStale}
      hint={messages.withdrawLinksHint(order.email)}
    />
  );
}

/** Asks how much is refunded, and says it before it is. */
export function RefundDialog({ order, onDone, onStale, onClose }: DialogProps) {
  const { payment, status, currency } = order;
  const left = cents(refundable({ state: status, ...payment }));
  const { domain, isSending, failure, problemOf, send } = useSending();
  const [text, setText] = useState(plainAmount(left));
  const [isTried, setTried] = useState(false);
  const amount = readAmount(text);
  const isValid = amount !== undefined && amount > 0 && amount <= left;
  const shown = (dollars: number) => formatMoney(dollars, currency);
  const isTooMuch = amount !== undefined && amount > left;
  const own = isTooMuch ? messages.refundTooMuch(shown(left)) : messages.amountRequired;
  const refused = problemOf('amount');

  const confirm = () => {
    setTried(true);
    if (!isValid) return;
    return send(async () => {
      const changed = await refundOrder({ domain, ...seenOf(order), amount });
      const isRefunded = changed.payment.refundDue === 0;
      onClose();
      onDone(changed, isRefunded ? messages.refundDone(shown(amount)) : '');
    });
  };
  return (
    <Confirm
      title={messages.refundOrder(order.order_id)}
      action={isValid ? messages.refundAmount(shown(amount)) : messages.refund}
      isBusy={isSending}
      failure={refused ? null : failure}
      onConfirm={confirm}
      onClose={onClose}
      onStale={onStale}
      hint={messages.refundHint(providerName(payment.provider))}
    >
      <Field
        label={messages.amountInDollars}
        name="amount"
        inputMode="decimal"
        value={text}
        hint={messages.refundLeft(shown(left), shown(payment.paid))}
        problem={refused || (isTried && !isValid ? own : '')}
        onChange={setText}
      />
    </Confirm>
  );
}

/** Sums of dollars are not exact; cents are. */
const cents = (dollars: number) => fromMinor(toMinor(dollars));
