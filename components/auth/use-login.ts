import { type SubmitEvent, useRef, useState } from 'react';
import { useAuth } from './auth-context';

interface LoginState {
  isSending: boolean;
  /** What is missing, by the name of its field. */
  errors: { email?: string; password?: string };
  /** Why nobody was logged in, '' for nothing. */
  failure: string;
}

const UNTOUCHED: LoginState = { isSending: false, errors: {}, failure: '' };

/**
 * A login that is checked, sent and answered. What was typed stays; the focus goes to what is missing,
 * or to the password where it was refused.
 */
export function useLogin() {
  const { logIn } = useAuth();
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
    ...(!email && { email: 'Enter your e-mail address.' }),
    ...(!password && { password: 'Enter your password.' }),
  };
}

export function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
