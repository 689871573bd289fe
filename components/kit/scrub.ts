import type { Changes } from './control';
import { pointerDrag } from './pointer-drag';
import { type Steps, stepped, stepSize } from './steps';

interface Scrub extends Changes<number>, Steps {
  value: number;
}

/** One step for so much of the way. In px. */
const PX_PER_STEP = 2;

/** Changes a number by dragging something sideways; shift goes ten times as far, alt a tenth. */
export function scrub({ value, onChange, onHold, onRelease, ...steps }: Scrub) {
  const { min: least = Number.NEGATIVE_INFINITY, max } = steps;
  let last = 0;
  let exact = value;
  let reported = value;
  return pointerDrag({
    onStart: () => onHold?.(),
    onMove: ({ dx, event }) => {
      exact += ((dx - last) / PX_PER_STEP) * stepSize(steps, event);
      exact = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(least, exact));
      last = dx;
      const grain = stepSize(steps, { altKey: event.altKey, shiftKey: false });
      const next = stepped(Math.round(exact / grain) * grain, 0, steps);
      if (next !== reported) onChange(next);
      reported = next;
    },
    onEnd: () => onRelease?.(),
  });
}
