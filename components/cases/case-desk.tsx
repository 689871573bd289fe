import { useLayoutEffect, useRef, useState } from 'react';
import { buttons, DateTime, Icon } from '@/components/ui';
import type { Case } from '@/core/model/case';
import styles from './case-desk.module.css';
import { CaseThread, StatusChip } from './case-thread';
import casesSkeleton from './cases-skeleton.module.css';
import { FileCase, type FileCaseProps } from './file-case';
import * as messages from './messages';
import { useCases } from './use-cases';

interface CaseDeskProps extends Pick<FileCaseProps, 'order' | 'onLost'> {
  /** True right after opening: moves the focus. */
  isFresh: boolean;
  onLeave: () => void;
}

export function CaseDesk({ order, isFresh, onLost, onLeave }: CaseDeskProps) {
  const { list, failure, retry, put } = useCases(order.access, onLost);
  const [shownId, setShownId] = useState('');
  const [isBack, setBack] = useState(false);
  const shown = list?.find(({ id }) => id === shownId);

  const filed = (customerCase: Case) => {
    put(customerCase);
    setShownId(customerCase.id);
  };
  const back = () => {
    setShownId('');
    setBack(true);
  };

  return (
    <>
      <div hidden={shown !== undefined}>
        {!shown && <DeskHead order={order} takesFocus={isFresh || isBack} onLeave={onLeave} />}
        {!list && !failure && <CasesSkeleton />}
        {failure && (
          <div className={styles.failure} role="alert">
            <p>{failure}</p>
            <button type="button" className={buttons.secondary} onClick={retry}>
              {messages.tryAgain}
            </button>
          </div>
        )}
        {list && <CaseList list={list} onOpen={setShownId} />}
        {list && (
          <FileCase order={order} isFirst={list.length === 0} onLost={onLost} onFiled={filed} />
        )}
      </div>
      {shown && (
        <CaseThread
          key={shown.id}
          customerCase={shown}
          access={order.access}
          onChange={put}
          onLost={onLost}
          onBack={back}
        />
      )}
    </>
  );
}

interface DeskHeadProps extends Pick<CaseDeskProps, 'order' | 'onLeave'> {
  takesFocus: boolean;
}

function DeskHead({ order, takesFocus, onLeave }: DeskHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears, and when it is opened anew
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [order.access]);
  return (
    <div className={styles.head}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {messages.order(order.orderId)}
      </h2>
      <button type="button" className={buttons.quiet} onClick={onLeave}>
        {messages.anotherOrder}
      </button>
    </div>
  );
}

function CaseList({ list, onOpen }: { list: readonly Case[]; onOpen: (id: string) => void }) {
  if (list.length === 0) return <p className={styles.none}>{messages.none}</p>;
  return (
    <section aria-labelledby="case-list">
      <h3 id="case-list" className={styles.heading}>
        {messages.yourDisputes}
      </h3>
      <ul className={styles.list}>
        {list.map(({ id, number, subject, status, updatedAt, createdAt }) => (
          <li key={id}>
            <button type="button" className={styles.row} onClick={() => onOpen(id)}>
              <span className={styles.words}>
                <span className={styles.subject}>{subject}</span>
                <span className={styles.muted}>
                  {number} · <DateTime at={updatedAt || createdAt} />
                </span>
              </span>
              <StatusChip status={status} />
              <Icon name="chevron-right" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CasesSkeleton() {
  return (
    <div className={casesSkeleton.skeleton} role="status">
      <span className="visually-hidden">{messages.openingOrder}</span>
      <span className={casesSkeleton.title} />
      <span className={casesSkeleton.row} />
      <span className={casesSkeleton.row} />
    </div>
  );
}
