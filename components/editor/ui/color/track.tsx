import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { Changes } from '@/components/kit/control';
import { pointerDrag } from '@/components/kit/pointer-drag';
import * as messages from '../messages';
import { within } from './color-area';
import styles from './color-popover.module.css';
import { type Hsv, rgbOfHsv } from './hsv';
import { hexOf } from './rgb';

interface TrackProps extends Changes<Hsv> {
  part: 'hue' | 'opacity';
  value: Hsv;
}

const FULL_TURN = 360;

const PARTS = {
  hue: {
    label: messages.hue,
    most: FULL_TURN,
    unit: '°',
    of: ({ h }: Hsv) => h / FULL_TURN,
    // A full turn is none.
    to: (value: Hsv, share: number) => ({ ...value, h: Math.min(share * FULL_TURN, 359.9) }),
  },
  opacity: {
    label: messages.opacity,
    most: 100,
    unit: ' %',
    of: ({ a }: Hsv) => a,
    to: (value: Hsv, share: number) => ({ ...value, a: Number(share.toFixed(2)) }),
  },
} as const;

/** One part of a color, by its place on a line. */
export function Track({ part, value, onChange, onHold, onRelease }: TrackProps) {
  const { label, most, unit, of, to } = PARTS[part];
  const share = of(value);
  const moveTo = (target: HTMLElement, x: number) => {
    const { left, width } = target.getBoundingClientRect();
    onChange(to(value, within((x - left) / width)));
  };
  const onPointerDown = (start: PointerEvent<HTMLElement>) => {
    const target = start.currentTarget;
    return pointerDrag(
      {
        onStart: ({ clientX }) => {
          onHold?.();
          moveTo(target, clientX);
        },
        onMove: ({ event }) => moveTo(target, event.clientX),
        onEnd: () => onRelease?.(),
      },
      0,
    )(start);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key] ?? 0;
    if (way === 0) return;
    event.preventDefault();
    onChange(to(value, within(share + (way * (event.shiftKey ? 10 : 1)) / most)));
  };
  const color = part === 'hue' ? { ...value, s: 1, v: 1, a: 1 } : { ...value, a: 1 };
  const now = Math.round(share * most);
  return (
    <div
      className={`${styles.track} ${styles[part]}`}
      style={{ '--color': hexOf(rgbOfHsv(color)) } as CSSProperties}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={`${now}${unit}`}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      <span className={styles.knob} style={{ left: `${share * 100}%`, top: '50%' }} />
    </div>
  );
}
