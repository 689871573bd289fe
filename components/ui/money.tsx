import { formatMoney } from '@/core/rules/money';
import styles from './money.module.css';

interface MoneyProps {
  /** Dollars. */
  amount: number;
}

/** An amount in tabular figures. */
export function Money({ amount }: MoneyProps) {
  return <span className={styles.money}>{formatMoney(amount)}</span>;
}
