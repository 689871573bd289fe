import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import buttons from '@/components/ui/button.module.css';
import { useAppSelector } from '@/store/hooks';
import * as messages from '../messages';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';
import type { useRows } from './use-rows';

/** Time to undo a removal; paused under the pointer. */
const UNDO_MS = 6000;

interface CartLinesProps {
  cart: ReturnType<typeof useRows>;
  hasTotals?: boolean;
}

/** The lines of a cart, to be changed, removed and brought back. */
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
