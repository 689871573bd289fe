import { Money } from '@/components/ui';
import { totalLabel } from '@/core/rules/money/total-words';
import * as messages from '../messages';
import styles from './form.module.css';

interface ProtectionProps {
  /** Dollars. */
  cost: number;
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

/** The protection of the order, where the shop offers it. Never chosen beforehand. */
export function Protection({ cost, isWanted, onChange }: ProtectionProps) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        className={styles.check}
        name="protect"
        checked={isWanted}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.grow}>
        <strong>{totalLabel('protection')}</strong>
        <span className={styles.small}>{messages.protectionHint}</span>
      </span>
      <span>
        <Money amount={cost} />
      </span>
    </label>
  );
}
