import { memo, useId } from 'react';
import { Icon } from '../ui/icon';
import { reset as resetIcon } from '../ui/icons';
import { Problem, problemId } from '../ui/problem';
import type { FieldControlProps } from './controls/control';
import { useControl } from './controls/registry';
import styles from './field-row.module.css';
import { scrubbing } from './scrubbing';
import { Unread } from './unread';
import { type FieldProps, type SetField, useField } from './use-field';

export type { SetField };

interface FieldRowProps extends FieldProps {
  /** The title above it says what its label says, which is there for those who do not see it. */
  isTitled?: boolean;
}

/** A field with its label, its control, what there is to know of it, and the way back to its default. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { scope, field, told, stored, holds, ground, count, isTurned, refusal = '' } = props;
  const id = useId();
  const { Control, isWide, isOne, isBare } = useControl(field.kind, told);
  const { value, isSet, isUnread, onReset, ...changes } = useField(props);
  const notes = [
    told.hint && `${id}-hint`,
    isUnread && `${id}-unread`,
    refusal && problemId(`${id}-refused`),
  ];
  const control: FieldControlProps = {
    id,
    labelledBy: isOne ? undefined : `${id}-label`,
    label: told.label,
    describedBy: notes.filter(Boolean).join(' ') || undefined,
    scope,
    field,
    told,
    stored,
    value,
    isDefault: !isSet,
    holds,
    ground,
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
          {told.label}
        </label>
      ) : (
        <span className={styles.label} id={`${id}-label`}>
          {told.label}
        </span>
      )}
      <div className={styles.control}>
        <Control {...control} />
        {told.hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {told.hint}
          </p>
        )}
        {isUnread && <Unread id={`${id}-unread`} stored={stored} />}
        <Problem of={`${id}-refused`}>{refusal}</Problem>
      </div>
      {isSet && (
        <button
          type="button"
          className={styles.reset}
          aria-label={`Reset ${told.label}`}
          title="Back to the default"
          onClick={onReset}
        >
          <Icon of={resetIcon} />
        </button>
      )}
    </div>
  );
});
