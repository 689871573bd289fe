import { formatMoney } from '@/core/rules/money/money';

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
        <span className="visually-hidden">instead of </span>
        {formatMoney(amount)}
      </s>
    )
  );
}
