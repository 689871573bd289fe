import type { KeyboardEvent, PointerEvent } from 'react';
import type { Changes } from '@/components/kit/control';
import { pointerDrag } from '@/components/kit/pointer-drag';
import { shifted } from './shares';
import styles from './shares-input.module.css';

interface SharesBarProps extends Changes<readonly number[]> {
  /** In percent, 100 in all. */
  shares: readonly number[];
}

/** Narrower than so many percent nothing is made here. */
const LEAST = 5;
const COARSE = 5;

/** Columns as they stand beside each other, with lines between them to drag. */
export function SharesBar(props: SharesBarProps) {
  const { shares } = props;
  return (
    <div className={styles.bar}>
      {shares.map((share, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <div key={place} className={styles.part} style={{ flexGrow: share }}>
          <span className={styles.share}>{`${share}%`}</span>
        </div>
      ))}
      {shares.slice(1).map((_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
        <Line key={line} {...props} line={line} />
      ))}
    </div>
  );
}

/** The line behind a column. */
function Line({ shares, line, onChange, onHold, onRelease }: SharesBarProps & { line: number }) {
  const onPointerDown = (start: PointerEvent<HTMLElement>) => {
    const width = start.currentTarget.parentElement?.getBoundingClientRect().width || 1;
    const drag = pointerDrag({
      onStart: () => onHold?.(),
      onMove: ({ dx }) => onChange(shifted(shares, line, Math.round((dx / width) * 100), LEAST)),
      onEnd: () => onRelease?.(),
    });
    drag(start);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    if (way === 0) return;
    event.preventDefault();
    onChange(shifted(shares, line, way * (event.shiftKey ? COARSE : 1), LEAST));
  };
  const before = shares.slice(0, line + 1).reduce((sum, share) => sum + share, 0);
  return (
    <button
      type="button"
      role="slider"
      className={styles.line}
      style={{ left: `${before}%` }}
      aria-label={`Line between columns ${line + 1} and ${line + 2}`}
      aria-valuemin={LEAST}
      aria-valuemax={100 - LEAST}
      aria-valuenow={shares[line]}
      aria-valuetext={`Column ${line + 1}: ${shares[line]} %`}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
}
