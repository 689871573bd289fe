import type { Changes } from './control';
import { pointerDrag } from './pointer-drag';

export interface Steps {
  step: number;
  min?: number | undefined;
  max?: number | undefined;
  isWhole?: boolean | undefined;
}

type Modifiers = Record<'shiftKey' | 'altKey', boolean>;

const COARSE = 10;
const FINE = 0.1;

/** Returns the size of a step: ten times with shift, a tenth with alt. */
export function stepSize({ step, isWhole }: Steps, { shiftKey, altKey }: Modifiers): number {
  if (shiftKey) return step * COARSE;
  return altKey && !isWhole ? step * FINE : step;
}

/** A number some steps further, within its range, without the dust of binary fractions. */
export function stepped(value: number, by: number, steps: Steps): number {
  const raw = value + by;
  return within(steps, steps.isWhole ? Math.round(raw) : Number(raw.toFixed(4)));
}

const within = ({ min = -Infinity, max = Infinity }: Steps, value: number): number =>
  Math.min(max, Math.max(min, value));

export function stepOf(key: string): number {
  if (key === 'ArrowUp') return 1;
  return key === 'ArrowDown' ? -1 : 0;
}

/** One step for so much of the way. In px. */
const PX_PER_STEP = 2;

/** Changes a number by dragging something sideways; shift goes ten times as far, alt a tenth. */
export function scrub(scrubbed: Changes<number> & Steps & { value: number }) {
  const { value, onChange, onHold, onRelease, ...steps } = scrubbed;
  let last = 0;
  let exact = value;
  let reported = value;
  return pointerDrag({
    onStart: () => onHold?.(),
    onMove: ({ dx, event }) => {
      exact = within(steps, exact + ((dx - last) / PX_PER_STEP) * stepSize(steps, event));
      last = dx;
      const grain = stepSize(steps, { altKey: event.altKey, shiftKey: false });
      const next = stepped(Math.round(exact / grain) * grain, 0, steps);
      if (next !== reported) onChange(next);
      reported = next;
    },
    onEnd: () => onRelease?.(),
  });
}
