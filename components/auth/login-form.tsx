import { useLayoutEffect, useRef } from 'react';
import { EmailField } from '@/components/ui';
import { FormFoot } from './form-foot';
import styles from './login-form.module.css';
import * as messages from './messages';
import { PasswordField } from './password-field';
import { focusOn, type Refusal, useAuthForm } from './use-auth-form';

interface LoginFormProps {
  email?: string | undefined;
  /** Use of what is typed, such as to open a session. */
  logIn: (credentials: { email: string; password: string }) => Promise<Refusal | null>;
  label?: string;
}

/** E-mail and password of an admin; of one whose `email` is known, the password alone. */
export function LoginForm({ email, logIn, label = messages.logIn }: LoginFormProps) {
  const { errors, failure, isSending, submit } = useAuthForm({
    required: { email: messages.emailRequired, password: messages.passwordRequired },
    send: (text) => logIn({ email: text('email').trim(), password: text('password') }),
    retried: 'password',
  });
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => focusOn(form.current, email ? 'password' : 'email'), [email]);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <EmailField
        label={messages.email}
        autoComplete="username"
        error={errors.email}
        {...(email && { defaultValue: email, readOnly: true })}
      />
      <PasswordField error={errors.password} isSending={isSending} />
      <FormFoot failure={failure} isSending={isSending} busy={messages.loggingIn}>
        {label}
      </FormFoot>
    </form>
  );
}
