import { formatMoney } from '@/core/rules/money/money';
import * as messages from './messages';
import styles from './money.module.css';

interface MoneyProps {
  amount: number;
  /** ISO 4217, in lower case; the shop's where it is left out. */
  currency?: string | undefined;
}

export function Money({ amount, currency }: MoneyProps) {
  return <span className={styles.money}>{formatMoney(amount, currency)}</span>;
}

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
