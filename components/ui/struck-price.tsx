import { formatMoney } from '@/core/rules/money/money';
import * as messages from './messages';

interface StruckPriceProps {
  /** Dollars; null for none. */
  amount: number | null;
  className: string | undefined;
}

/** The price that stood there before (spec 9), told to screen readers as such. */
export function StruckPrice({ amount, className }: StruckPriceProps) {
  return (
    amount !== null && (
      <s className={className}>
        <span className="visually-hidden">{messages.insteadOf} </span>
        {formatMoney(amount)}
      </s>
    )
  );
}
