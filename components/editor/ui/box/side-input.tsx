import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { TextControlProps } from '@/components/kit/control';
import { scrub, stepOf, stepped, stepSize } from '@/components/kit/steps';
import { useTextInput } from '@/components/kit/text-input';
import { lengthOf, lengthText, readLength, unitStep } from '../length';
import * as messages from '../messages';
import styles from './side-input.module.css';

interface SideInputProps extends TextControlProps {
  /** The value where none is set. */
  fallback: string;
  isValid: (text: string) => boolean;
  isSigned?: boolean | undefined;
}

/** One side's size in little room: to type, to step by the arrow keys, or to drag sideways. */
export function SideInput(props: SideInputProps) {
  const { value, fallback, isValid, isSigned, onChange, onHold, onRelease } = props;
  const element = useRef<HTMLInputElement>(null);
  const at = lengthOf(value || fallback);
  const unit = at.unit || 'px';
  const steps = { step: unitStep(unit), min: isSigned ? undefined : 0 };
  const onKey = (event: KeyboardEvent, drop: () => void) => {
    const direction = stepOf(event.key);
    if (direction === 0 || at.amount === undefined) return;
    event.preventDefault();
    drop();
    onChange(lengthText(stepped(at.amount, direction * stepSize(steps, event), steps), unit));
  };
  const { problem, input } = useTextInput<string>({
    ...props,
    shown: shortText(value),
    read: (text) => readLength(text, unit, isValid, messages.invalidLength),
    write: shortText,
    onKey,
    className: styles.input,
    placeholder: shortText(fallback),
    origin: value === '' ? 'default' : 'own',
  });
  const onPointerDown = (start: PointerEvent<HTMLInputElement>) => {
    if (document.activeElement === element.current || at.amount === undefined) return;
    start.preventDefault();
    const change = (amount: number) => onChange(lengthText(amount, unit));
    const drag = scrub({ ...steps, value: at.amount, onChange: change, onHold, onRelease });
    drag(start);
    const select = () => element.current?.select();
    window.addEventListener('pointerup', select, { once: true });
  };
  return (
    <input {...input} ref={element} title={problem || undefined} onPointerDown={onPointerDown} />
  );
}

/** Pixels need not be named. */
function shortText(text: string): string {
  const { amount, unit } = lengthOf(text);
  return amount !== undefined && (unit === 'px' || unit === '') ? String(amount) : text;
}
