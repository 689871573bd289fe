import { useMemo } from 'react';
import type { Merging } from '@/blocks/layout/merge/merge';
import type { Side } from '@/blocks/layout/merge/versions';
import * as messages from '../messages';
import styles from './agreed-changes.module.css';
import { ChangeList } from './change-list';
import { describeChanges } from './describe';

/** The changes of each side that need no decision. */
export function AgreedChanges({ merging, isOpen }: { merging: Merging; isOpen: boolean }) {
  const theirs = useAgreedChanges(merging, 'theirs');
  const mine = useAgreedChanges(merging, 'mine');
  const sides = [
    { title: messages.theirs, changes: theirs },
    { title: messages.yours, changes: mine },
  ].filter(({ changes }) => changes.length > 0);
  if (sides.length === 0) return null;
  return (
    <details className={styles.rest} open={isOpen}>
      <summary className={styles.summary}>
        {messages.mergedAutomatically(theirs.length, mine.length)}
      </summary>
      {sides.map(({ title, changes }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ChangeList changes={changes} />
        </section>
      ))}
    </details>
  );
}

function useAgreedChanges(merging: Merging, side: Side) {
  return useMemo(() => {
    const inConflict = new Set(merging.conflicts.flatMap(({ keys }) => keys));
    const { base, changes } = merging;
    const described = describeChanges(base, merging[side], changes[side]);
    return described.filter(({ key }) => !inConflict.has(key));
  }, [merging, side]);
}
