import type { KeyboardEvent, PointerEvent } from 'react';
import type { Changes } from '@/components/kit/control';
import { type Focus, focusOf, sizedPicture, withFocus } from '@/core/rules/media/picture-facts';
import styles from './focus-picker.module.css';
import * as messages from './messages';

interface FocusPickerProps extends Omit<Changes<string>, 'onChange'> {
  /** The address of a picture, which tells its focal point. */
  value: string;
  /** Tells apart those of several pictures. */
  label?: string;
  onChange: (address: string) => void;
}

const CENTER: Focus = { x: 0.5, y: 0.5 };
const STEP = 0.01;
const LARGE_STEP = 0.1;

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Sets what of a picture stays in view wherever it is cropped: pointed at in the picture, or moved by arrow keys. */
export function FocusPicker(props: FocusPickerProps) {
  const { value, label = messages.focalPoint, onChange } = props;
  const focus = focusOf(value);
  return (
    <details className={styles.picker}>
      <summary className={styles.summary}>
        {label}
        <span className={styles.place}>{focus ? placeOf(focus) : messages.center}</span>
      </summary>
      <Field {...props} label={label} focus={focus ?? CENTER} />
      {focus && (
        <button
          type="button"
          className={styles.reset}
          onClick={() => onChange(withFocus(value, undefined))}
        >
          {messages.centerFocus}
        </button>
      )}
    </details>
  );
}

const percent = (share: number): number => Math.round(share * 100);
const placeOf = ({ x, y }: Focus): string => messages.focusAt(percent(x), percent(y));

interface FieldProps extends FocusPickerProps {
  label: string;
  focus: Focus;
}

function Field({ value, label, focus, onChange, onHold, onRelease }: FieldProps) {
  const set = ({ x, y }: Focus) => onChange(withFocus(value, { x: share(x), y: share(y) }));
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    set({ x: focus.x + by[0] * step, y: focus.y + by[1] * step });
  };
  return (
    <div
      className={styles.field}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(focus.x)}
      aria-valuetext={placeOf(focus)}
      title={messages.focusHint}
      onKeyDown={move}
      onKeyUp={onRelease}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold?.();
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
      }}
      onLostPointerCapture={onRelease}
    >
      {/* biome-ignore lint/performance/noImgElement: of any size, from any host, and seen by admins alone */}
      <img src={sizedPicture(value).src} alt="" draggable={false} referrerPolicy="no-referrer" />
      <span
        className={styles.point}
        style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
      />
    </div>
  );
}

const share = (value: number): number => Math.min(1, Math.max(0, value));
