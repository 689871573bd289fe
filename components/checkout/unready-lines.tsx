import { useLayoutEffect, useRef } from 'react';
import { LineNotes } from '@/components/cart';
import { buttons } from '@/components/ui';
import type { CartLine } from '@/core/model/cart';
import { lineKey } from '@/core/rules/cart/line-identity';
import { isBlank, lackOf, lineName } from '@/core/rules/cart/line-lack';
import { useFocusFallback } from '@/hooks/use-focus-fallback';
import { useAppSelector } from '@/store/hooks';
import { selectLines } from '@/store/slices/cart';
import * as messages from './messages';
import styles from './unready-lines.module.css';

interface UnreadyLinesProps {
  /** Number of stopped submits, 0 for none. */
  stops: number;
  onAccept: () => void;
  /** Takes the focus over from the notice when that goes. */
  onLeft: () => void;
}

/** Says at which lines a press of Pay has stopped. Each press leads the focus here once, never what happens later. */
export function UnreadyLines({ stops, onAccept, onLeft }: UnreadyLinesProps) {
  const lines = useAppSelector(selectLines).filter((line) => lackOf(line) !== '' || isBlank(line));
  const notice = useRef<HTMLElement>(null);
  const announcedStops = useRef(0);
  const isShown = stops > 0 && lines.length > 0;
  const listening = useFocusFallback(() => (isShown ? notice.current?.focus() : onLeft()));
  useLayoutEffect(() => {
    if (stops > 0 && (!isShown || stops === announcedStops.current)) return;
    announcedStops.current = stops;
    notice.current?.focus();
  }, [stops, isShown]);
  if (!isShown) return null;
  return (
    <section
      ref={notice}
      className={styles.notice}
      aria-label={messages.beforeYouPay}
      tabIndex={-1}
      {...listening}
    >
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
          {messages.orderWithout}
        </button>
      )}
    </section>
  );
}
