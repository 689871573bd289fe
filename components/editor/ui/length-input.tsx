import type { KeyboardEvent } from 'react';
import type { TextControlProps } from '@/components/kit/control';
import { Problem } from '@/components/kit/field';
import field from '@/components/kit/field.module.css';
import { stepOf, stepped, stepSize } from '@/components/kit/steps';
import { useTextInput } from '@/components/kit/text-input';
import { inUnit, type Length, lengthOf, lengthText, readLength, UNITS, unitStep } from './length';
import styles from './length-input.module.css';
import * as messages from './messages';

interface LengthInputProps extends TextControlProps {
  /** Returns whether a text is one that may be set. */
  isValid: (text: string) => boolean;
  /** The value where none is set. */
  placeholder?: string | undefined;
  /** Offers `auto`. */
  hasAuto?: boolean | undefined;
}

const AUTO = 'auto';

/** A size: a number with its unit, or anything else that CSS has for sizes. */
export function LengthInput(props: LengthInputProps) {
  const { id, value, placeholder = '', onChange, isValid } = props;
  const set = lengthOf(value);
  const usual = lengthOf(placeholder);
  const unit = set.unit || usual.unit || 'px';
  const onKey = (event: KeyboardEvent, drop: () => void) => {
    const direction = stepOf(event.key);
    const from = value === '' ? usual : set;
    if (direction === 0 || (value !== '' && from.amount === undefined)) return;
    event.preventDefault();
    drop();
    const steps = { step: unitStep(unit), min: 0 };
    const next = stepped(from.amount ?? 0, direction * stepSize(steps, event), steps);
    onChange(lengthText(next, unit));
  };
  const { problem, input } = useTextInput<string>({
    ...props,
    shown: shownText(set),
    read: (text) => readLength(text, unit, isValid, messages.invalidSize),
    write: (text) => shownText(lengthOf(text)),
    onKey,
  });
  return (
    <div>
      <div className={field.box}>
        <input {...input} placeholder={shownText(usual)} />
        <UnitPicker {...props} set={set} usual={usual} />
      </div>
      <Problem of={id}>{problem}</Problem>
    </div>
  );
}

/** The units that are common; another one that is set is offered as well. */
function UnitPicker(props: LengthInputProps & Record<'set' | 'usual', Length>) {
  const { id, label, set, usual, value, hasAuto, onChange, onRelease } = props;
  const isFree = value !== '' && set.amount === undefined && value !== AUTO;
  const shown = value === '' ? usual : set;
  const unit = isFree ? '' : shown.unit || (shown.text === AUTO ? AUTO : 'px');
  const others = [...UNITS, ...(hasAuto ? [AUTO] : [])];
  const change = (next: string) => {
    const from = set.amount === undefined ? usual : set;
    onChange(next === AUTO ? AUTO : inUnit(from, next));
    onRelease?.();
  };
  return (
    <select
      id={`${id}-unit`}
      className={styles.unit}
      data-auto={unit === AUTO || undefined}
      aria-label={label ? messages.unitOf(label) : messages.unit}
      value={unit}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {!others.includes(unit) && <option value={unit}>{unit || '—'}</option>}
      {others.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}

function shownText({ amount, unit, text }: Length): string {
  if (amount === undefined) return text;
  return unit === '' ? text : String(amount);
}
