import { DateTime, Link } from '@/components/ui';
import type { CaseSummary } from '@/core/model/operations';
import { loadCases } from '@/services/operations';
import { usePlace } from '../data/use-place';
import * as messages from '../messages';
import { Office } from '../office/office';
import list from '../ui/list.module.css';
import { PagedList } from '../ui/paged-list';
import { Empty } from '../ui/states';
import { CASE_TYPES, CaseStatusBadge, CaseView } from './case-view';
import styles from './cases.module.css';

/** The disputes of a shop, those that wait for it first; one of them where the address names it. */
export function Cases() {
  const id = usePlace().get('case');
  return (
    <Office page="cases" title={id ? messages.caseLabel : messages.cases}>
      {id ? (
        <CaseView key={id} id={id} />
      ) : (
        <PagedList
          of="cases"
          load={loadCases}
          empty={<Empty title={messages.noCases}>{messages.noCasesHint}</Empty>}
        >
          {(entries) => (
            <ul className={list.list}>
              {entries.map((entry) => (
                <CaseEntry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </Office>
  );
}

function CaseEntry({ entry }: { entry: CaseSummary }) {
  const { id, number, order_id, name, subject, type, status, updatedAt } = entry;
  return (
    <li className={`${list.card} ${styles.entry}`}>
      <div className={list.head}>
        <h2>
          <Link className={styles.link} href={`/design/cases?case=${id}`}>
            {subject}
          </Link>
        </h2>
        <CaseStatusBadge status={status} />
      </div>
      <p className={list.muted}>
        {number}, {CASE_TYPES[type]}
        {messages.orderInfix}
        {order_id}, {name}, <DateTime at={updatedAt} />
      </p>
    </li>
  );
}
