import { memo, type PointerEvent, useId } from 'react';
import { Problem, problemId } from '@/components/kit/field';
import { Icon } from '@/components/kit/icon';
import { reset as resetIcon } from '@/components/kit/icons';
import { scrub } from '@/components/kit/steps';
import { lengthOf, lengthText, unitStep } from '../../ui/length';
import * as messages from '../messages';
import { type FieldControlProps, ownText, placeholderOf, stepsOf } from './control';
import styles from './field-row.module.css';
import { isSet } from './field-value';
import { useControl } from './registry';
import { Unread } from './unread';
import { type FieldProps, type SetField, useField } from './use-field';

export type { SetField };

interface FieldRowProps extends FieldProps {
  /** The title above it says what its label says, which is there for those who do not see it. */
  isTitled?: boolean;
}

/** A field with its label, its control, what there is to know of it, and the way back to its default. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const {
    scope,
    field,
    config,
    raw,
    effectiveDefault,
    background,
    count,
    isTurned,
    refusal = '',
  } = props;
  const id = useId();
  const { Control, isWide, isOne, isBare } = useControl(field.kind, config);
  const { current, onReset, ...changes } = useField(props);
  const { value, origin, width, isUnread } = current;
  const notes = [
    config.hint && `${id}-hint`,
    isUnread && `${id}-unread`,
    refusal && problemId(`${id}-refused`),
  ];
  const control: FieldControlProps = {
    id,
    labelledBy: isOne ? undefined : `${id}-label`,
    label: config.label,
    describedBy: notes.filter(Boolean).join(' ') || undefined,
    scope,
    field,
    config,
    raw,
    value,
    origin,
    width,
    effectiveDefault,
    background,
    count,
    isTurned,
    ...changes,
  };
  if (isBare) return <Control {...control} />;
  const onScrub = scrubbing(control);
  return (
    <div
      className={isWide ? `${styles.row} ${styles.wide}` : styles.row}
      data-titled={(isWide && props.isTitled) || undefined}
    >
      {isOne ? (
        <label
          className={onScrub ? `${styles.label} ${styles.scrubbed}` : styles.label}
          htmlFor={id}
          onPointerDown={onScrub}
        >
          {config.label}
        </label>
      ) : (
        <span className={styles.label} id={`${id}-label`}>
          {config.label}
        </span>
      )}
      <div className={styles.control}>
        <Control {...control} />
        {config.hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {config.hint}
          </p>
        )}
        {isUnread && <Unread id={`${id}-unread`} raw={raw} />}
        <Problem of={`${id}-refused`}>{refusal}</Problem>
      </div>
      {isSet(current) && (
        <button
          type="button"
          className={styles.reset}
          aria-label={messages.reset(config.label)}
          title={messages.resetToDefault}
          onClick={onReset}
        >
          <Icon of={resetIcon} />
        </button>
      )}
    </div>
  );
});

type OnScrub = ((start: PointerEvent<HTMLElement>) => void) | undefined;

/** Returns the handler of drags on a label, which change numbers and sizes. */
function scrubbing(props: FieldControlProps): OnScrub {
  const { field, config } = props;
  if (field.kind === 'number') return config.control === 'share' ? ofShare(props) : ofNumber(props);
  const isLength = config.control === undefined || config.control === 'size';
  return field.kind === 'length' && isLength ? ofLength(props) : undefined;
}

function ofNumber(props: FieldControlProps): OnScrub {
  const { value, field, onChange, onHold, onRelease } = props;
  const from = [value, field.initial].find((one) => typeof one === 'number') ?? 0;
  return scrub({ ...stepsOf(props), value: Number(from), onChange, onHold, onRelease });
}

function ofShare({ value, onChange, onHold, onRelease }: FieldControlProps): OnScrub {
  const percent = typeof value === 'number' ? Math.round(value * 100) : 100;
  const change = (next: number) => onChange(next / 100);
  const steps = { step: 1, min: 0, max: 100, isWhole: true };
  return scrub({ ...steps, value: percent, onChange: change, onHold, onRelease });
}

function ofLength(props: FieldControlProps): OnScrub {
  const { onChange, onHold, onRelease } = props;
  const { amount, unit } = lengthOf(ownText(props) || (placeholderOf(props) ?? ''));
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
