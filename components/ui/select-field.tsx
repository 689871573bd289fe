import { type ComponentProps, type SyntheticEvent, useId } from 'react';
import { Icon } from './icon';
import styles from './select-field.module.css';
import field from './text-field.module.css';

interface SelectFieldProps {
  label: string;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  placeholder: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | undefined;
  autoComplete?: ComponentProps<'select'>['autoComplete'];
}

export function SelectField(props: SelectFieldProps) {
  const { label, options, placeholder, onChange, error, ...select } = props;
  const id = useId();
  // Two events tell of one choice: what a form renders at the first would undo it before the second.
  const choose = ({ currentTarget: { value } }: SyntheticEvent<HTMLSelectElement>) => {
    if (value !== select.value) onChange?.(value);
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          {...(select.value === undefined && { defaultValue: '' })}
          {...select}
          id={id}
          className={`${field.control} ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-required
          aria-describedby={error ? `${id}-error` : undefined}
          {...(onChange && { onInput: choose, onChange: choose })}
        >
          <option value="">{placeholder}</option>
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
