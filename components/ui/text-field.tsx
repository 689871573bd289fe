import { type ComponentProps, useId } from 'react';
import { MAX_EMAIL_LENGTH } from '@/core/values/email';
import * as messages from './messages';
import styles from './text-field.module.css';

type Native = 'maxLength' | 'placeholder' | 'readOnly' | 'autoComplete' | 'inputMode';

interface TextFieldProps extends Pick<ComponentProps<'input'>, Native> {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string;
  isOptional?: boolean;
  type?: 'text' | 'email' | 'tel';
  /** A field of several lines. */
  rows?: number;
  defaultValue?: string;
}

/** A field to type into, with its label above, and below it a hint and what is wrong. */
export function TextField({ label, error, hint, isOptional, rows, ...input }: TextFieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    ...input,
    id,
    className: styles.control,
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-required': !isOptional,
    'aria-describedby': notes || undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {messages.optional}</span>}
      </label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} />}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type EmailFieldProps = Omit<TextFieldProps, 'name' | 'type' | 'maxLength'>;

export function EmailField({ autoComplete = 'email', ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      name="email"
      type="email"
      autoComplete={autoComplete}
      maxLength={MAX_EMAIL_LENGTH}
    />
  );
}
