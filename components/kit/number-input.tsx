import type { KeyboardEvent } from 'react';
import type { Changes, ControlProps } from './control';
import { Problem } from './field';
import styles from './field.module.css';
import * as messages from './messages';
import { type Steps, stepOf, stepped, stepSize } from './steps';
import { useTextInput } from './text-input';
import type { Reading } from './use-draft';

interface NumberInputProps extends ControlProps, Changes<number | undefined>, Steps {
  scope: string;
  value: number | undefined;
  /** The effective default. */
  fallback?: number | undefined;
  unit?: string | undefined;
  placeholder?: string | undefined;
}

/** A number to type, or to step by the arrow keys. */
export function NumberInput(props: NumberInputProps) {
  const { id, value, fallback, unit, onChange, origin, ...rest } = props;
  const write = (number: number | undefined) => numberText(number ?? fallback);
  const onKey = (event: KeyboardEvent, drop: () => void) => {
    const direction = stepOf(event.key);
    if (direction === 0) return;
    event.preventDefault();
    drop();
    onChange(stepped(value ?? fallback ?? 0, direction * stepSize(props, event), props));
  };
  const { problem, input } = useTextInput<number | undefined>({
    ...rest,
    id,
    shown: write(value),
    origin: origin ?? (value === undefined ? 'default' : 'own'),
    read: (text) => readNumber(text, props),
    write,
    onChange,
    onKey,
    inputMode: 'decimal',
  });
  return (
    <div>
      <div className={styles.box}>
        <input {...input} />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
      <Problem of={id}>{problem}</Problem>
    </div>
  );
}

export const numberText = (value: number | undefined): string =>
  value === undefined ? '' : String(Number(value.toFixed(4)));

/** A comma separates decimals as a point does; nothing is no number. */
function readNumber(
  text: string,
  { min, max, isWhole }: Omit<Steps, 'step'>,
): Reading<number | undefined> {
  const written = text.trim().replace(',', '.');
  if (written === '') return { value: undefined };
  const value = Number(written);
  if (!Number.isFinite(value)) return { problem: messages.notANumber };
  if (isWhole && !Number.isInteger(value)) return { problem: messages.notWhole };
  const isIn = value >= (min ?? value) && value <= (max ?? value);
  return isIn ? { value } : { problem: rangeText(min, max) };
}

function rangeText(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return messages.numberAtMost(max ?? 0);
  return max === undefined ? messages.numberAtLeast(min) : messages.numberBetween(min, max);
}
