import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { BIN_DAYS, type BinnedPage } from '@/core/model/page';
import * as messages from '../messages';
import styles from './bin-dialog.module.css';
import { BinRow } from './bin-row';
import { useBin } from './use-bin';

interface BinDialogProps {
  onRestored: (slug: string) => void;
  onClose: () => void;
}

/** Lists the pages in the bin, to be restored or deleted for good. */
export function BinDialog({ onRestored, onClose }: BinDialogProps) {
  return (
    <Dialog title={messages.recentlyDeleted} width={680} onClose={onClose}>
      <Bin onRestored={onRestored} />
    </Dialog>
  );
}

function Bin({ onRestored }: Pick<BinDialogProps, 'onRestored'>) {
  const { entries, loadFailure, failure, busy, load, restore, forget } = useBin(onRestored);
  const [left, setLeft] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus went with its row.
  useLayoutEffect(() => {
    if (left === undefined) return;
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-restore]') ?? [])];
    (rows[Math.min(left, rows.length - 1)] ?? box.current)?.focus();
    setLeft(undefined);
  }, [left]);
  const remove = async (entry: BinnedPage, at: number) => {
    if (await forget(entry)) setLeft(at);
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.bin} aria-busy={!entries && !loadFailure}>
      <p className={styles.hint}>{messages.binHint(BIN_DAYS)}</p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {loadFailure && (
        <div className={styles.failed}>
          <p role="alert" className={styles.failure}>
            {messages.binNotLoaded(loadFailure)}
          </p>
          <Button onClick={load}>{messages.tryAgain}</Button>
        </div>
      )}
      {!entries && !loadFailure && <p role="status">{messages.loadingBin}</p>}
      {entries?.length === 0 && <p>{messages.binEmpty}</p>}
      <ul className={styles.rows}>
        {entries?.map((entry, at) => (
          <BinRow
            key={entry.id}
            entry={entry}
            isBusy={busy === entry.id}
            onRestore={(slug) => restore(entry, slug)}
            onForget={() => remove(entry, at)}
          />
        ))}
      </ul>
    </div>
  );
}
