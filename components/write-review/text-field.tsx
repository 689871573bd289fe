import { useId } from 'react';
import styles from './review-form.module.css';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  problem: string | undefined;
  maxLength: number;
  isRequired?: boolean;
  isLong?: boolean;
  autoComplete?: string;
  onChange: (value: string) => void;
}

/** A labelled field whose hint and problem are read out with it. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, value, problem, maxLength, isRequired, isLong, onChange } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    value,
    maxLength,
    className: styles.input,
    'aria-required': isRequired,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {isLong ? (
        <textarea {...common} rows={5} />
      ) : (
        <input {...common} type="text" autoComplete={props.autoComplete ?? 'off'} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
