import { type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';

export type FieldErrors = Readonly<Record<string, string>>;
export type FormValues = Readonly<Record<string, string>>;

interface FormCall<Answer> {
  validate: (values: FormValues) => FieldErrors;
  send: (values: FormValues) => Promise<Answer>;
}

interface FormState<Answer> {
  isSending: boolean;
  errors: FieldErrors;
  failure: string;
  answer: Answer | null;
}

/** A form that is checked, sent and answered; fields keep what was typed. The first wrong field gets the focus. */
export function useFormCall<Answer>({ validate, send }: FormCall<Answer>) {
  const untouched: FormState<Answer> = { isSending: false, errors: {}, failure: '', answer: null };
  const [state, setState] = useState(untouched);
  const isSending = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    const errors = validate(values);
    if (Object.keys(errors).length > 0) return refuse(form, errors);
    isSending.current = true;
    setState({ ...untouched, isSending: true });
    try {
      setState({ ...untouched, answer: await send(values) });
    } catch (error) {
      const path = error instanceof ApiError ? error.path : undefined;
      if (path && form.elements.namedItem(path)) refuse(form, { [path]: explainFailure(error) });
      else setState({ ...untouched, failure: explainFailure(error) });
    } finally {
      isSending.current = false;
    }
  };

  const refuse = (form: HTMLFormElement, errors: FieldErrors) => {
    setState({ ...untouched, errors });
    const first = [...form.elements].find(
      (field) => field instanceof HTMLElement && (field.getAttribute('name') ?? '') in errors,
    );
    if (first instanceof HTMLElement) first.focus();
  };

  /** Clears a field's problem on input; pass a form's input events. */
  const forget = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name === null || !(name in state.errors)) return;
    const { [name]: _mended, ...errors } = state.errors;
    setState((now) => ({ ...now, errors }));
  };

  const field = (name: string, maxLength: number) => {
    return { name, maxLength, error: state.errors[name] };
  };

  return { ...state, field, submit, forget, startAgain: () => setState(untouched) };
}

function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value).trim()]));
}
