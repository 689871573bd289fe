import { useId, useLayoutEffect, useRef, useState } from 'react';
import buttons from '@/components/ui/button.module.css';
import { TextField } from '@/components/ui/text-field';
import fields from '@/components/ui/text-field.module.css';
import { MAX_PASSWORD_LENGTH } from '@/core/model/admin';
import { MAX_EMAIL_LENGTH } from '@/core/values/email';
import styles from './login-form.module.css';
import { focusOn, useLogin } from './use-login';

interface LoginFormProps {
  /** Whose session it is, where that is known: then the password alone is asked for. */
  email?: string;
}

/** E-mail and password of an admin. Whoever is logged in by it is told by `useAuth`. */
export function LoginForm({ email }: LoginFormProps) {
  const { errors, failure, isSending, submit } = useLogin();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => focusOn(form.current, email ? 'password' : 'email'), [email]);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={MAX_EMAIL_LENGTH}
        error={errors.email}
        {...(email && { defaultValue: email, readOnly: true })}
      />
      <PasswordField error={errors.password} isSending={isSending} />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <button
        type="submit"
        className={`${buttons.primary} ${styles.button}`}
        aria-disabled={isSending}
      >
        {isSending ? 'Logging in …' : 'Log in'}
      </button>
    </form>
  );
}

interface PasswordFieldProps {
  error?: string | undefined;
  /** While it is sent it is not shown: browsers would remember it as a text. */
  isSending: boolean;
}

/** A password, which can be shown to whoever types it. */
function PasswordField({ error, isSending }: PasswordFieldProps) {
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
