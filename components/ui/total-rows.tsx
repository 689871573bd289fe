import type { TotalLine } from '@/core/model/total-line';
import { totalOf } from '@/core/rules/money/total-lines';
import { totalLabel, totalText } from '@/core/rules/money/total-words';
import { Money } from './money';
import styles from './total-rows.module.css';

interface TotalRowsProps {
  lines: readonly TotalLine[];
  /** The code that gave a discount, where it is known. */
  coupon?: string | undefined;
}

export function TotalRows({ lines, coupon }: TotalRowsProps) {
  return (
    <>
      {lines.map((line) => (
        <div key={line.kind} className={styles.row} data-kind={line.kind}>
          <dt>{totalLabel(line.kind, coupon)}</dt>
          <dd>{totalText(line)}</dd>
        </div>
      ))}
      <div className={styles.row} data-kind="total">
        <dt>{totalLabel('total')}</dt>
        <dd>
          <Money amount={totalOf(lines)} currency={lines[0]?.currency} />
        </dd>
      </div>
    </>
  );
}
