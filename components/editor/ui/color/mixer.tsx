import type { CSSProperties, PointerEvent } from 'react';
import type { Changes } from '@/components/kit/control';
import { pointerDrag } from '@/components/kit/pointer-drag';
import * as messages from '../messages';
import styles from './color-popover.module.css';
import { type Hsv, rgbOfHsv } from './hsv';
import { hexOf } from './rgb';
import { ALL_WAYS, byArrows, shareAt, within } from './slide';

export interface MixerProps extends Changes<Hsv> {
  value: Hsv;
}

/** Follows a press on an element, and all that comes of it. */
const pressed =
  ({ onHold, onRelease }: MixerProps, moveTo: (place: ReturnType<typeof shareAt>) => void) =>
  (start: PointerEvent<HTMLElement>) => {
    const { currentTarget } = start;
    const drag = pointerDrag(
      {
        onStart: (event) => {
          onHold?.();
          moveTo(shareAt(currentTarget, event));
        },
        onMove: ({ event }) => moveTo(shareAt(currentTarget, event)),
        onEnd: () => onRelease?.(),
      },
      0,
    );
    drag(start);
  };

const STEP = 0.01;

/** Edits saturation and brightness by a position in a square. */
export function ColorArea(props: MixerProps) {
  const { value, onChange } = props;
  const { s, v } = value;
  const style = {
    '--hue': `hsl(${value.h} 100% 50%)`,
    '--color': hexOf({ ...rgbOfHsv(value), a: 1 }),
  } as CSSProperties;
  return (
    <div
      className={styles.area}
      style={style}
      role="slider"
      tabIndex={0}
      data-autofocus=""
      aria-label={messages.saturationAndBrightness}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(s * 100)}
      aria-valuetext={messages.saturationBrightness(Math.round(s * 100), Math.round(v * 100))}
      onPointerDown={pressed(props, ({ x, y }) => onChange({ ...value, s: x, v: 1 - y }))}
      onKeyDown={byArrows(ALL_WAYS, 10, (right, up) =>
        onChange({ ...value, s: within(s + right * STEP), v: within(v + up * STEP) }),
      )}
    >
      <span className={styles.knob} style={{ left: `${s * 100}%`, top: `${(1 - v) * 100}%` }} />
    </div>
  );
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
export function Track({ part, ...props }: MixerProps & { part: 'hue' | 'opacity' }) {
  const { value, onChange } = props;
  const { label, most, unit, of, to } = PARTS[part];
  const share = of(value);
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
      onPointerDown={pressed(props, ({ x }) => onChange(to(value, x)))}
      onKeyDown={byArrows(ALL_WAYS, 10, (right, up) =>
        onChange(to(value, within(share + (right + up) / most))),
      )}
    >
      <span className={styles.knob} style={{ left: `${share * 100}%`, top: '50%' }} />
    </div>
  );
}
