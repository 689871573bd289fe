import type { CaseStatus } from '@/core/model/case';
import styles from './status-chip.module.css';

/** Texts of a case's status, for shoppers. */
export const STATUS_TEXTS: Record<CaseStatus, { name: string; text: string }> = {
  open: {
    name: 'With us',
    text: 'We are looking into it, and answer usually within one working day.',
  },
  answered: { name: 'Answered', text: 'We have answered. It is your turn, if anything is left.' },
  closed: { name: 'Closed', text: 'This is settled. If it is not, write again and it opens anew.' },
};

export function StatusChip({ status }: { status: CaseStatus }) {
  return (
    <span className={styles.chip} data-status={status}>
      {STATUS_TEXTS[status].name}
    </span>
  );
}
