import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import buttons from '@/components/ui/button.module.css';
import { UNDO_MS } from '../constants';
import styles from './removed-line.module.css';

interface RemovedLineProps {
  name: string;
  onUndo: () => void;
  /** The time to undo is over. */
  onOver: () => void;
}

/**
 * Stands for a while where a line was. The focus comes here from the line's own button; while the
 * keyboard or the pointer stays, so does the way back.
 */
export function RemovedLine({ name, onUndo, onOver }: RemovedLineProps) {
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
        <span className={styles.name}>{name}</span> removed
      </p>
      <button ref={undo} type="button" className={buttons.quiet} onClick={onUndo}>
        Undo<span className="visually-hidden">: put {name} back</span>
      </button>
    </li>
  );
}
