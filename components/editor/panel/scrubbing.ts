import type { PointerEvent } from 'react';
import { lengthOf, lengthText, unitStep } from '../ui/length';
import { scrub } from '../ui/scrub';
import { type FieldControlProps, placeholderOf, textValue } from './controls/control';
import { stepsOf } from './controls/number';

type OnScrub = ((start: PointerEvent<HTMLElement>) => void) | undefined;

/** What dragging the label of a field does: it changes numbers and sizes. */
export function scrubbing(props: FieldControlProps): OnScrub {
  const { field, told } = props;
  if (field.kind === 'number') return told.control === 'share' ? ofShare(props) : ofNumber(props);
  const isLength = told.control === undefined || told.control === 'size';
  return field.kind === 'length' && isLength ? ofLength(props) : undefined;
}

function ofNumber(props: FieldControlProps): OnScrub {
  const { value, holds, field, onChange, onHold, onRelease } = props;
  const from = [value, holds, field.initial].find((one) => typeof one === 'number') ?? 0;
  return scrub({ ...stepsOf(props), value: Number(from), onChange, onHold, onRelease });
}

function ofShare({ value, onChange, onHold, onRelease }: FieldControlProps): OnScrub {
  const percent = typeof value === 'number' ? Math.round(value * 100) : 100;
  const change = (next: number) => onChange(next / 100);
  const steps = { step: 1, min: 0, max: 100, isWhole: true };
  return scrub({ ...steps, value: percent, onChange: change, onHold, onRelease });
}

function ofLength(props: FieldControlProps): OnScrub {
  const { value, onChange, onHold, onRelease } = props;
  const { amount, unit } = lengthOf(textValue(value) || (placeholderOf(props) ?? ''));
  if (amount === undefined) return undefined;
  const shown = unit || 'px';
  const change = (next: number) => onChange(lengthText(next, shown));
  return scrub({
    step: unitStep(shown),
    min: 0,
    value: amount,
    onChange: change,
    onHold,
    onRelease,
  });
}
