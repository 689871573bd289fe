import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { buttons } from '@/components/ui';
import type { CartLine as Line } from '@/core/model/cart';
import { lineKey } from '@/core/rules/cart/line-identity';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { lineRemoved, lineRestored, selectLines } from '@/store/slices/cart';
import * as messages from '../messages';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';

/** Time to undo a removal; paused under the pointer. */
const UNDO_MS = 6000;

interface CartLinesProps {
  cart: ReturnType<typeof useRows>;
  hasTotals?: boolean;
}

export function CartLines({ cart, hasTotals = false }: CartLinesProps) {
  const { added, addedCount, priceChanges } = useAppSelector((state) => state.cartStatus);
  return (
    <ul className={styles.lines}>
      {cart.rows.map((row) =>
        row.isRemoved ? (
          <RemovedLine
            key={row.key}
            name={row.line.product.name}
            onUndo={() => cart.restore(row)}
            onOver={() => cart.forget(row.key)}
          />
        ) : (
          <CartLine
            key={row.key}
            line={row.line}
            hasTotal={hasTotals}
            priceChange={priceChanges[row.key]}
            addedCount={row.key === added ? addedCount : 0}
            isRestored={row.key === cart.restoredKey}
            changedCount={row.key === cart.changed.key ? cart.changed.count : 0}
            onChanged={cart.focusLine}
            onRemove={() => cart.remove(row.line)}
          />
        ),
      )}
    </ul>
  );
}

interface RemovedLineProps {
  name: string;
  onUndo: () => void;
  /** The time to undo is over. */
  onOver: () => void;
}

/** Stands for a while where a line was, with the focus of its button; for as long as keyboard or pointer stay. */
function RemovedLine({ name, onUndo, onOver }: RemovedLineProps) {
  const [isHeld, setHeld] = useState(false);
  const over = useRef(onOver);
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    over.current = onOver;
  });
  useLayoutEffect(() => undo.current?.focus(), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => over.current(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <li
      className={styles.removed}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.text}>
        <span className={styles.name}>{name}</span>
        {messages.removedSuffix}
      </p>
      <button ref={undo} type="button" className={buttons.quiet} onClick={onUndo}>
        {messages.undo}
        <span className="visually-hidden">{messages.putBack(name)}</span>
      </button>
    </li>
  );
}

interface Removed {
  line: Line;
  /** Index among the lines at the time of removal. */
  place: number;
}

interface Row {
  key: string;
  line: Line;
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
    focusLine: (to: Line) => setChanged(({ count }) => ({ key: lineKey(to), count: count + 1 })),
    forget,
    remove: (line: Line) => {
      setRemoved((current) => [...current, { line, place: lines.indexOf(line) }]);
      dispatch(lineRemoved(line));
    },
    restore: ({ key, line }: Row) => {
      const at = rows.findIndex((row) => row.key === key);
      const place = rows.slice(0, at).filter((row) => !row.isRemoved).length;
      dispatch(lineRestored({ line, place }));
      setRestoredKey(key);
      forget(key);
    },
  };
}

/** Inserts the last removed line first, since the others were counted without it. */
function rowsOf(lines: readonly Line[], removed: readonly Removed[]): Row[] {
  const rows = lines.map((line) => ({ key: lineKey(line), line, isRemoved: false }));
  for (const { line, place } of [...removed].reverse()) {
    const key = lineKey(line);
    if (!rows.some((row) => row.key === key)) rows.splice(place, 0, { key, line, isRemoved: true });
  }
  return rows;
}
