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
  if (theirs.length + mine.length === 0) return null;
  return (
    <details className={styles.rest} open={isOpen}>
      <summary className={styles.summary}>
        {messages.mergedAutomatically(theirs.length, mine.length)}
      </summary>
      {theirs.length > 0 && (
        <section>
          <h3 className={styles.title}>{messages.theirs}</h3>
          <ChangeList changes={theirs} />
        </section>
      )}
      {mine.length > 0 && (
        <section>
          <h3 className={styles.title}>{messages.yours}</h3>
          <ChangeList changes={mine} />
        </section>
      )}
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
