import { useState } from 'react';
import type { CartLine } from '@/core/model/cart';
import { lineKey } from '@/core/rules/cart/line-identity';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { lineRemoved, lineRestored, selectLines } from '@/store/slices/cart';

interface Removed {
  line: CartLine;
  /** Index among the lines at the time of removal. */
  place: number;
}

interface Row {
  key: string;
  line: CartLine;
  isRemoved: boolean;
}

/** The lines of the cart, and between them for a while what was removed, each with the way back. */
export function useRows() {
  const lines = useAppSelector(selectLines);
  const dispatch = useAppDispatch();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [restoredKey, setRestoredKey] = useState('');
  const [changed, setChanged] = useState({ key: '', count: 0 });
  const rows = rowsOf(lines, removed);
  const forget = (key: string) =>
    setRemoved((current) => current.filter(({ line }) => lineKey(line) !== key));

  return {
    rows,
    /** The line whose removal was undone last: it takes the focus. */
    restoredKey,
    /** The line whose choices were made anew last, by which change, counted from 1: it takes the focus. */
    changed,
    /** A line has become this one, which has another key. */
    focusLine: (to: CartLine) =>
      setChanged(({ count }) => ({ key: lineKey(to), count: count + 1 })),
    forget,
    remove: (line: CartLine) => {
      setRemoved((current) => [...current, { line, place: lines.indexOf(line) }]);
      dispatch(lineRemoved(line));
    },
    restore: ({ key, line }: Row) => {
      const before = rows.slice(
        0,
        rows.findIndex((row) => row.key === key),
      );
      dispatch(lineRestored({ line, place: before.filter((row) => !row.isRemoved).length }));
      setRestoredKey(key);
      forget(key);
    },
  };
}

/** Inserts the last removed line first, since the others were counted without it. */
function rowsOf(lines: readonly CartLine[], removed: readonly Removed[]): Row[] {
  const rows = lines.map((line) => ({ key: lineKey(line), line, isRemoved: false }));
  for (const { line, place } of [...removed].reverse()) {
    const key = lineKey(line);
    if (!rows.some((row) => row.key === key)) rows.splice(place, 0, { key, line, isRemoved: true });
  }
  return rows;
}
