import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '@/components/auth';
import { useShop } from '@/hooks/use-shop';
import { ApiError } from '@/services/api-error';

/** Failure of a call: text, and the path of its field, '' for none. */
export interface Failure {
  text: string;
  path: string;
  /** Place in the list of its field of what is refused; undefined where it is no list. */
  entry?: number | undefined;
  /** True if it had changed since it was seen. */
  isStale: boolean;
}

const CONFLICT = 409;
/** Path of an entry of a list. */
const ENTRY = /^(.+)\.(\d+)$/;

/** Sends one thing at a time. A refused field of its form gets the focus; its name is the path that the server names. */
export function useSending() {
  const text = useFailureText();
  const { hostname: domain } = useShop();
  const isBusy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useLayoutEffect(() => {
    const field = failure?.path ? form.current?.elements.namedItem(failure.path) : null;
    if (field instanceof HTMLElement) field.focus();
  }, [failure]);

  const send = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const { path, status } = error instanceof ApiError ? error : { path: '', status: 0 };
      const [, field = path, entry] = ENTRY.exec(path) ?? [];
      setFailure({
        ...{ text: text(error), path: field, isStale: status === CONFLICT },
        entry: entry === undefined ? undefined : Number(entry),
      });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const problemOf = (path: string) => (failure?.path === path ? failure.text : '');
  /** Attributes of the form; `submit` gets the text of a field by its name, without blanks around it. */
  const formOf = (submit: (text: (name: string) => string) => void) => ({
    ref: form,
    noValidate: true,
    'aria-busy': isSending,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const typed = new FormData(event.currentTarget);
      submit((name) => String(typed.get(name) ?? '').trim());
    },
  });
  return { domain, formOf, isSending, failure, problemOf, send };
}
