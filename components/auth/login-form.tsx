import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { buttons, EmailField } from '@/components/ui';
import fields from '@/components/ui/text-field.module.css';
import { MAX_PASSWORD_LENGTH } from '@/core/model/admin';
import { useAuth } from './auth-context';
import styles from './login-form.module.css';
import * as messages from './messages';

interface LoginFormProps {
  email?: string;
  /** Use of what is typed: to open a session, unless another one is given. */
  logIn?: ReturnType<typeof useAuth>['logIn'];
  label?: string;
}

/** E-mail and password of an admin; of one whose `email` is known, the password alone. */
export function LoginForm({ email, logIn, label = messages.logIn }: LoginFormProps) {
  const auth = useAuth();
  const { errors, failure, isSending, submit } = useLogin(logIn ?? auth.logIn);
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
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <button
        type="submit"
        className={`${buttons.primary} ${styles.button}`}
        aria-disabled={isSending}
      >
        {isSending ? messages.loggingIn : label}
      </button>
    </form>
  );
}

interface PasswordFieldProps {
  error?: string | undefined;
  /** While it is sent it is not shown: browsers would remember it as a text. */
  isSending: boolean;
}

function PasswordField({ error, isSending }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {messages.password}
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
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? messages.hide : messages.show}
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

interface LoginState {
  isSending: boolean;
  errors: { email?: string; password?: string };
  failure: string;
}

const UNTOUCHED: LoginState = { isSending: false, errors: {}, failure: '' };

/** A login that is checked, sent and answered. The focus goes to what is missing, or to a refused password. */
function useLogin(logIn: ReturnType<typeof useAuth>['logIn']) {
  const [state, setState] = useState(UNTOUCHED);
  const isSending = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const credentials = credentialsOf(form);
    const errors = missingIn(credentials);
    setState({ ...UNTOUCHED, errors });
    const [missing] = Object.keys(errors);
    if (missing) return focusOn(form, missing);

    isSending.current = true;
    setState({ ...UNTOUCHED, isSending: true });
    const refused = await logIn(credentials);
    isSending.current = false;
    setState({ ...UNTOUCHED, failure: refused?.error ?? '' });
    if (refused) focusOn(form, 'password');
  };

  return { ...state, submit };
}

/** A password is taken as it is, blanks and all. */
function credentialsOf(form: HTMLFormElement) {
  const typed = new FormData(form);
  return {
    email: String(typed.get('email') ?? '').trim(),
    password: String(typed.get('password') ?? ''),
  };
}

function missingIn({ email, password }: ReturnType<typeof credentialsOf>): LoginState['errors'] {
  return {
    ...(!email && { email: messages.emailRequired }),
    ...(!password && { password: messages.passwordRequired }),
  };
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
