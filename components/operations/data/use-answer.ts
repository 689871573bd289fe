import { useEffect, useRef, useState } from 'react';
import { useAuth, useFailureText } from '@/components/auth';

export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'failed'; failure: string }
  | { state: 'there'; data: Data };

interface Source<Data> {
  answer: Answer<Data>;
  /** Asks anew; what is there stays until the answer comes. */
  reload: () => void;
  /** Takes what another call has answered in its place. */
  put: (data: Data) => void;
}

const LOADING = { state: 'loading' } as const;

/**
 * Asks the server, anew with every other key, and once its admin has logged in again. What was asked
 * before is dropped, however late it is answered.
 */
export function useAnswer<Data>(key: string, ask: () => Promise<Data>): Source<Data> {
  const failureText = useFailureText();
  const { isAuthenticated } = useAuth();
  const [times, setTimes] = useState(0);
  const [latest, setLatest] = useState<{ key: string; answer: Answer<Data> }>({
    key,
    answer: LOADING,
  });
  const askRef = useRef(ask);
  useEffect(() => {
    askRef.current = ask;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further time asks anew
  useEffect(() => {
    if (!isAuthenticated) return;
    let isWanted = true;
    const keep = (answer: Answer<Data>) => {
      if (isWanted) setLatest({ key, answer });
    };
    askRef.current().then(
      (data) => keep({ state: 'there', data }),
      (error: unknown) => isWanted && keep({ state: 'failed', failure: failureText(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, times, isAuthenticated, failureText]);
  return {
    answer: latest.key === key ? latest.answer : LOADING,
    reload: () => {
      if (latest.answer.state === 'failed') setLatest({ key, answer: LOADING });
      setTimes((before) => before + 1);
    },
    put: (data) => setLatest({ key, answer: { state: 'there', data } }),
  };
}
