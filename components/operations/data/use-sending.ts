import { useRef, useState } from 'react';
import { useFailureText } from '@/components/auth';
import { ApiError } from '@/services/api-error';

/** Failure of a call: text, and the path of its field, '' for none. */
export interface Failure {
  text: string;
  path: string;
  /** True if it had changed since it was seen. */
  isStale: boolean;
}

const CONFLICT = 409;

/** Sends one thing at a time: what is clicked meanwhile does nothing. */
export function useSending() {
  const text = useFailureText();
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** True where it was done. */
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const isApi = error instanceof ApiError;
      const path = isApi ? error.path : '';
      const isStale = isApi && error.status === CONFLICT;
      setFailure({ text: text(error), path, isStale });
      return false;
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { isSending, failure, send, forget: () => setFailure(null) };
}
