import { useId } from 'react';
import { Icon } from './icon';
import styles from './select-field.module.css';
import field from './text-field.module.css';

interface SelectFieldProps {
  label: string;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  /** What stands there until something is chosen. */
  placeholder: string;
  /** What is wrong with what was chosen. */
  error?: string | undefined;
}

/** One of a few things to choose from, with its label above and what is wrong below. */
export function SelectField({ label, name, options, placeholder, error }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          id={id}
          name={name}
          className={`${field.control} ${styles.select}`}
          defaultValue=""
          aria-invalid={error ? true : undefined}
          aria-required
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </div>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
