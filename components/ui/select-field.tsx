import { type ComponentProps, useId } from 'react';
import styles from './text-field.module.css';

interface SelectFieldProps {
  label: string;
  name: string;
  /** What may be chosen, as value and label. */
  options: readonly (readonly [value: string, label: string])[];
  /** Stands first, and chooses nothing. */
  placeholder: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | undefined;
  autoComplete?: ComponentProps<'select'>['autoComplete'];
}

/** A field to choose from a list, with its label above and below it what is wrong. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, placeholder, onChange, error, ...select } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={`${styles.control} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-required
        aria-describedby={error ? `${id}-error` : undefined}
        {...(onChange && { onChange: (event) => onChange(event.target.value) })}
      >
        <option value="">{placeholder}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
