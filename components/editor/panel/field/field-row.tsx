import { memo, useId } from 'react';
import { Problem, problemId } from '@/components/kit/field';
import { Icon } from '@/components/kit/icon';
import { reset as resetIcon } from '@/components/kit/icons';
import { scrub } from '@/components/kit/steps';
import { lengthOf, lengthText, unitStep } from '../../ui/length';
import * as messages from '../messages';
import { type FieldControlProps, ownText, placeholderOf, shownNumber, stepsOf } from './control';
import styles from './field-row.module.css';
import { isSet } from './field-value';
import { usePanel } from './panel-context';
import { type FieldProps, useField } from './use-field';

/** A field with label, control, notes and reset; `isTitled` hides a label that repeats the title above it. */
export const FieldRow = memo(function FieldRow(allProps: FieldProps & { isTitled?: boolean }) {
  const { isTitled, ...props } = allProps;
  const { name, onSet, refusal = '', ...shared } = props;
  const { field, config, raw } = shared;
  const { label, hint } = config;
  const id = useId();
  const { Control, isWide, isOne, isBare } = usePanel().controls[config.control ?? field.kind];
  const current = useField(props);
  const { isUnread, onReset } = current;
  const notes = [
    hint && `${id}-hint`,
    isUnread && `${id}-unread`,
    refusal && problemId(`${id}-refused`),
  ];
  const control: FieldControlProps = {
    ...shared,
    ...current,
    id,
    label,
    labelledBy: isOne ? undefined : `${id}-label`,
    describedBy: notes.filter(Boolean).join(' ') || undefined,
  };
  if (isBare) return <Control {...control} />;
  const onScrub = scrubbing(control);
  return (
    <div
      className={isWide ? `${styles.row} ${styles.wide}` : styles.row}
      data-titled={(isWide && isTitled) || undefined}
    >
      {isOne ? (
        <label
          className={onScrub ? `${styles.label} ${styles.scrubbed}` : styles.label}
          htmlFor={id}
          onPointerDown={onScrub}
        >
          {label}
        </label>
      ) : (
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
      )}
      <div className={styles.control}>
        <Control {...control} />
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {isUnread && <Unread id={`${id}-unread`} raw={raw} />}
        <Problem of={`${id}-refused`}>{refusal}</Problem>
      </div>
      {isSet(current) && <Reset className={styles.reset} label={label} onReset={onReset} />}
    </div>
  );
});

/** A value of a layout that its field cannot read; named by a label where it is not clear which field is meant. */
export function Unread({ id, label, raw }: { id?: string; label?: string; raw: unknown }) {
  return (
    <p className={styles.unread} id={id}>
      {label && `${label}: `}
      {messages.unusableValue(JSON.stringify(raw))}
    </p>
  );
}

interface ResetProps {
  className: string | undefined;
  label: string;
  onReset: () => void;
}

export function Reset({ className, label, onReset }: ResetProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={messages.reset(label)}
      title={messages.resetToDefault}
      onClick={onReset}
    >
      <Icon of={resetIcon} />
    </button>
  );
}

const PERCENT = { step: 1, min: 0, max: 100, isWhole: true };

/** Returns the handler of drags on a label, which change numbers and sizes. */
function scrubbing(props: FieldControlProps): ReturnType<typeof scrub> | undefined {
  const { field, onChange, onHold, onRelease } = props;
  const control = props.config.control ?? field.kind;
  const drag = { onChange, onHold, onRelease };
  if (control === 'share') {
    const value = Math.round((shownNumber(props) ?? 1) * 100);
    return scrub({ ...drag, ...PERCENT, value, onChange: (next) => onChange(next / 100) });
  }
  if (field.kind === 'number')
    return scrub({ ...drag, ...stepsOf(props), value: shownNumber(props) ?? 0 });
  if (field.kind !== 'length' || (control !== 'length' && control !== 'size')) return undefined;
  const { amount, unit } = lengthOf(ownText(props) || (placeholderOf(props) ?? ''));
  if (amount === undefined) return undefined;
  const shown = unit || 'px';
  const change = (next: number) => onChange(lengthText(next, shown));
  return scrub({ ...drag, step: unitStep(shown), min: 0, value: amount, onChange: change });
}
