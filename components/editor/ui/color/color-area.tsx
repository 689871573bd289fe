import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { Changes } from '@/components/kit/control';
import { pointerDrag } from '@/components/kit/pointer-drag';
import * as messages from '../messages';
import styles from './color-popover.module.css';
import { type Hsv, rgbOfHsv } from './hsv';
import { hexOf } from './rgb';

interface ColorAreaProps extends Changes<Hsv> {
  value: Hsv;
}

const STEP = 0.01;
const COARSE_STEP = 0.1;

/** Edits saturation and brightness by a position in a square. */
export function ColorArea({ value, onChange, onHold, onRelease }: ColorAreaProps) {
  const { s, v } = value;
  const moveTo = (target: HTMLElement, x: number, y: number) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    onChange({ ...value, s: within((x - left) / width), v: 1 - within((y - top) / height) });
  };
  const onPointerDown = (start: PointerEvent<HTMLElement>) => {
    const target = start.currentTarget;
    return pointerDrag(
      {
        onStart: ({ clientX, clientY }) => {
          onHold?.();
          moveTo(target, clientX, clientY);
        },
        onMove: ({ event }) => moveTo(target, event.clientX, event.clientY),
        onEnd: () => onRelease?.(),
      },
      0,
    )(start);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? COARSE_STEP : STEP;
    const [right, up] = WAYS[event.key] ?? [0, 0];
    if (right === 0 && up === 0) return;
    event.preventDefault();
    onChange({ ...value, s: within(s + right * step), v: within(v + up * step) });
  };
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
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      <span className={styles.knob} style={{ left: `${s * 100}%`, top: `${(1 - v) * 100}%` }} />
    </div>
  );
}

const WAYS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export const within = (share: number): number => Math.min(1, Math.max(0, share));
