import type { OperatorOrder } from '@/core/model/operations';
import { formatMoney } from '@/core/rules/money';
import { Refusal } from '../ui/states';

/** What is wrong with an order, or not done yet. */
export function OrderNotices({ order: { payment, currency } }: { order: OperatorOrder }) {
  const { problem, refundDue } = payment;
  return (
    <>
      {problem && <Refusal>{problem}</Refusal>}
      {refundDue > 0 && (
        <Refusal>
          {formatMoney(refundDue, currency)} is still to be given back: the payment provider has not
          taken it. It is tried again by itself.
        </Refusal>
      )}
    </>
  );
}
