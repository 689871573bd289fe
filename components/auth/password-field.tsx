import { useId, useState } from 'react';
import fields from '@/components/ui/text-field.module.css';
import { MAX_PASSWORD_LENGTH } from '@/core/model/admin';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  error?: string | undefined;
  /** While it is sent it is not shown: browsers would remember it as a text. */
  isSending: boolean;
}

/** A password, which can be shown to whoever types it. */
export function PasswordField({ error, isSending }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        Password
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={`${fields.control} ${styles.control}`}
          name="password"
          type={isShown && !isSending ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_PASSWORD_LENGTH}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={id}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      )}
    </div>
  );
}
