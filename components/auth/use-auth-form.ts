import { type SubmitEvent, useRef, useState } from 'react';

/** Reason why something was refused, in words, and the name of the field that it is about. */
export interface Refusal {
  error: string;
  path?: string;
}

interface AuthForm {
  /** Words for each field that may not stay empty. */
  required: Readonly<Record<string, string>>;
  /** Sends what is typed, as it is: passwords may have blanks. Null where it worked. */
  send: (text: (name: string) => string) => Promise<Refusal | null>;
  /** Field that is tried again after a refusal that names none. */
  retried: string;
}

interface FormState {
  isSending: boolean;
  errors: Readonly<Record<string, string>>;
  failure: string;
}

const UNTOUCHED: FormState = { isSending: false, errors: {}, failure: '' };

/** A form that is checked, sent and answered, once at a time. The focus goes to what is missing or refused. */
export function useAuthForm({ required, send, retried }: AuthForm) {
  const [state, setState] = useState(UNTOUCHED);
  const isSending = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '');
    const missing = Object.entries(required).filter(([name]) => !text(name).trim());
    setState({ ...UNTOUCHED, errors: Object.fromEntries(missing) });
    const [first] = missing;
    if (first) return focusOn(form, first[0]);

    isSending.current = true;
    setState({ ...UNTOUCHED, isSending: true });
    const refused = await send(text);
    isSending.current = false;
    setState({ ...UNTOUCHED, ...(refused && stateOf(refused)) });
    if (refused) focusOn(form, refused.path || retried);
  };
  const stateOf = ({ error, path = '' }: Refusal) =>
    path in required ? { errors: { [path]: error } } : { failure: error };

  return { ...state, submit };
}

/** Puts the focus on a field of a form, with what is typed there ready to be typed over. */
export function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
