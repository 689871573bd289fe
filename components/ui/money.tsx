import { formatMoney } from '@/core/rules/money/money';
import styles from './money.module.css';

interface MoneyProps {
  amount: number;
  /** ISO 4217, in lower case; the shop's where it is left out. */
  currency?: string | undefined;
}

/** An amount in tabular figures. */
export function Money({ amount, currency }: MoneyProps) {
  return <span className={styles.money}>{formatMoney(amount, currency)}</span>;
}
