import { Link } from '@/components/ui';
import type { CaseSummary } from '@/core/model/operations';
import { loadCases } from '@/services/operations';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { pageNumber, usePlace } from '../data/use-place';
import * as messages from '../messages';
import { Office } from '../office/office';
import { Badge } from '../ui/badge';
import { DateTime } from '../ui/date-time';
import list from '../ui/list.module.css';
import { Pager } from '../ui/pager';
import { Answered, Empty } from '../ui/states';
import { CASE_STATUSES, CASE_TYPES } from './case-texts';
import { CaseView } from './case-view';
import styles from './cases.module.css';

/** The disputes of a shop; one of them where the address names it. */
export function Cases() {
  const id = usePlace().get('case');
  return (
    <Office page="cases" title={id ? messages.caseLabel : messages.cases}>
      {id ? <CaseView key={id} id={id} /> : <CaseList />}
    </Office>
  );
}

/** Disputes, those that wait for the shop first. */
function CaseList() {
  const domain = useDomain();
  const { get, go } = usePlace();
  const page = pageNumber(get('p'));
  const { answer, reload } = useAnswer(`${domain} ${page}`, () => loadCases({ domain, page }));
  return (
    <Answered answer={answer} reload={reload}>
      {({ entries, total }) =>
        entries.length > 0 ? (
          <>
            <ul className={list.list}>
              {entries.map((entry) => (
                <CaseEntry key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pager
              of="cases"
              page={page}
              total={total}
              onPage={(next) => go({ p: String(next) })}
            />
          </>
        ) : (
          <Empty title={messages.noCases}>{messages.noCasesHint}</Empty>
        )
      }
    </Answered>
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
        <Badge tone={CASE_STATUSES[status].tone}>{CASE_STATUSES[status].label}</Badge>
      </div>
      <p className={list.muted}>
        {number}, {CASE_TYPES[type]}
        {messages.orderOfReview}
        {order_id}, {name}, <DateTime at={updatedAt} />
      </p>
    </li>
  );
}
