import { useLayoutEffect, useRef } from 'react';
import buttons from '@/components/ui/button.module.css';
import { TextField } from '@/components/ui/text-field';
import { MAX_EMAIL_LENGTH } from '@/core/rules/email';
import styles from './login-form.module.css';
import { PasswordField } from './password-field';
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
