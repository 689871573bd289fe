import { Icon } from '@/components/ui';
import type { Case } from '@/core/model/case';
import styles from './case-list.module.css';
import { momentText } from './moments';
import { StatusChip } from './status-chip';

interface CaseListProps {
  list: readonly Case[];
  onOpen: (id: string) => void;
}

/** The disputes of an order, each opening its conversation. */
export function CaseList({ list, onOpen }: CaseListProps) {
  if (list.length === 0) return <p className={styles.none}>There is no dispute about it so far.</p>;
  return (
    <section aria-labelledby="case-list">
      <h3 id="case-list" className={styles.heading}>
        Your disputes
      </h3>
      <ul className={styles.list}>
        {list.map((found) => (
          <li key={found.id}>
            <CaseRow found={found} onOpen={() => onOpen(found.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CaseRow({ found, onOpen }: { found: Case; onOpen: () => void }) {
  const { number, subject, status, updatedAt, createdAt } = found;
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.words}>
        <span className={styles.subject}>{subject}</span>
        <span className={styles.muted}>
          {number} · {momentText(updatedAt || createdAt)}
        </span>
      </span>
      <StatusChip status={status} />
      <Icon name="chevron-right" size={18} />
    </button>
  );
}
