import { useId, useState } from 'react';
import fields from '@/components/ui/text-field.module.css';
import { MAX_PASSWORD_LENGTH } from '@/core/model/admin';
import styles from './login-form.module.css';
import * as messages from './messages';

interface PasswordFieldProps {
  label?: string;
  hint?: string;
  /** A new one is offered by the browser, and not filled in from what it has saved. */
  isNew?: boolean;
  error?: string | undefined;
  /** While it is sent it is not shown: browsers would remember it as a text. */
  isSending: boolean;
}

/** A password, which is shown to whoever asks. */
export function PasswordField(props: PasswordFieldProps) {
  const { label = messages.password, hint, isNew = false, error, isSending } = props;
  const id = useId();
  const [isShown, setShown] = useState(false);
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={`${fields.control} ${styles.control}`}
          name="password"
          type={isShown && !isSending ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={MAX_PASSWORD_LENGTH}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={id}
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? messages.hide : messages.show}
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={fields.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      )}
    </div>
  );
}
