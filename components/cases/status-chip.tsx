import type { CaseStatus } from '@/core/model/case';
import * as messages from './messages';
import styles from './status-chip.module.css';

export const STATUS_TEXTS: Record<CaseStatus, { name: string; text: string }> = {
  open: {
    name: messages.withUs,
    text: messages.openHint,
  },
  answered: { name: messages.answered, text: messages.answeredHint },
  closed: { name: messages.closed, text: messages.closedHint },
};

export function StatusChip({ status }: { status: CaseStatus }) {
  return (
    <span className={styles.chip} data-status={status}>
      {STATUS_TEXTS[status].name}
    </span>
  );
}
