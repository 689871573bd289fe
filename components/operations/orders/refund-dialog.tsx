import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { refundable } from '@/core/model/order-machine';
import { formatMoney, fromMinor, plainAmount, toMinor } from '@/core/rules/money/money';
import { refundOrder } from '@/services/operations';
import { useDomain } from '../data/use-domain';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { Confirm } from '../ui/confirm';
import { FailureNote } from '../ui/failure-note';
import type { ActionProps } from './action-props';
import { providerName, readAmount, seenOf } from './order-texts';

interface RefundDialogProps extends ActionProps {
  onClose: () => void;
}

/** Asks how much is given back, and says it before it is. */
export function RefundDialog({ order, onDone, onStale, onClose }: RefundDialogProps) {
  const domain = useDomain();
  const { payment, status, currency } = order;
  const left = cents(refundable({ state: status, ...payment }));
  const { isSending, failure, send } = useSending();
  const [text, setText] = useState(plainAmount(left));
  const [isTried, setTried] = useState(false);
  const amount = readAmount(text);
  const isValid = amount !== undefined && amount > 0 && amount <= left;
  const tooMuch = messages.refundTooMuch(formatMoney(left, currency));
  const own = amount !== undefined && amount > left ? tooMuch : messages.amountRequired;
  const refused = failure?.path === 'amount' ? failure.text : '';

  const confirm = () => {
    setTried(true);
    if (!isValid) return;
    return send(async () => {
      const changed = await refundOrder({ domain, ...seenOf(order), amount });
      const isRefunded = changed.payment.refundDue === 0;
      onClose();
      onDone(changed, isRefunded ? messages.refundDone(formatMoney(amount, currency)) : '');
    });
  };
  return (
    <Confirm
      title={messages.refundOrder(order.order_id)}
      action={isValid ? messages.refundAmount(formatMoney(amount, currency)) : messages.refund}
      isBusy={isSending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.refundHint(providerName(payment.provider))}</p>
      {failure && !refused && (
        <FailureNote
          failure={failure}
          onStale={() => {
            onClose();
            onStale();
          }}
        />
      )}
      <Field
        label={messages.amountInDollars}
        name="amount"
        inputMode="decimal"
        value={text}
        hint={messages.refundLeft(formatMoney(left, currency), formatMoney(payment.paid, currency))}
        problem={refused || (isTried && !isValid ? own : '')}
        onChange={setText}
      />
    </Confirm>
  );
}

/** Sums of dollars are not exact; cents are. */
const cents = (dollars: number) => fromMinor(toMinor(dollars));
