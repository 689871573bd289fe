import { useLayoutEffect, useRef } from 'react';
import { LineNotes } from '@/components/cart';
import buttons from '@/components/ui/button.module.css';
import type { CartLine } from '@/core/model/cart';
import { lineKey } from '@/core/rules/line-identity';
import { isBlank, lackOf, lineName } from '@/core/rules/line-lack';
import { useAppSelector } from '@/store/hooks';
import { selectLines } from '@/store/slices/cart';
import styles from './unready-lines.module.css';

interface UnreadyLinesProps {
  /** How often it was pressed. */
  stops: number;
  /** Goes on with what is left blank. */
  onAccept: () => void;
}

/** Says why a press of Pay has stopped at lines of the cart, and the ways on. Each such press leads the focus to it. */
export function UnreadyLines({ stops, onAccept }: UnreadyLinesProps) {
  const lines = useAppSelector(selectLines).filter((line) => lackOf(line) !== '' || isBlank(line));
  const notice = useRef<HTMLElement>(null);
  const isShown = lines.length > 0;
  useLayoutEffect(() => {
    if (stops > 0 && isShown) notice.current?.focus();
  }, [stops, isShown]);
  if (!isShown) return null;
  return (
    <section ref={notice} className={styles.notice} aria-label="Before you pay" tabIndex={-1}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <p className={styles.name}>{lineName(line)}</p>
            <LineNotes line={line} />
          </li>
        ))}
      </ul>
      {lines.every((line: CartLine) => lackOf(line) === '') && (
        <button type="button" className={buttons.secondary} onClick={onAccept}>
          Order without it
        </button>
      )}
    </section>
  );
}
