import { useId } from 'react';
import { MAX_TEXT_CHOICE } from '@/core/model/variant';
import { formatAdjustment } from '@/core/rules/adjustment';
import entry from './entry.module.css';
import { FieldLabel } from './field-label';
import type { FieldProps } from './field-props';
import styles from './variant-form.module.css';

/** Free text, such as a name to embroider; what it costs is its first option's adjustment. */
export function TextField({ field, value, onChange }: FieldProps) {
  const id = useId();
  const adjustment = formatAdjustment(field.options[0]?.priceAdjustment ?? 0);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel field={field} />{' '}
        {adjustment && <span className={styles.adjustment}>{adjustment}</span>}
      </label>
      <span className={entry.text}>
        <input
          id={id}
          type="text"
          value={value}
          maxLength={MAX_TEXT_CHOICE}
          placeholder={field.placeholder}
          aria-required={field.required}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={entry.count} aria-hidden="true">
          {value.length}/{MAX_TEXT_CHOICE}
        </span>
      </span>
    </div>
  );
}
