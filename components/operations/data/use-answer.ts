import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth';
import { useFailureWords } from './use-failure-words';

/** Where a question to the server stands. */
export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'failed'; failure: string }
  | { state: 'there'; data: Data };

interface Asked<Data> {
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
export function useAnswer<Data>(key: string, ask: () => Promise<Data>): Asked<Data> {
  const words = useFailureWords();
  const { isAuthenticated } = useAuth();
  const [times, setTimes] = useState(0);
  const [kept, setKept] = useState<{ key: string; answer: Answer<Data> }>({ key, answer: LOADING });
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further time asks anew
  useEffect(() => {
    if (!isAuthenticated) return;
    let isWanted = true;
    const keep = (answer: Answer<Data>) => {
      if (isWanted) setKept({ key, answer });
    };
    latest.current().then(
      (data) => keep({ state: 'there', data }),
      (error: unknown) => isWanted && keep({ state: 'failed', failure: words(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, times, isAuthenticated, words]);
  return {
    answer: kept.key === key ? kept.answer : LOADING,
    reload: () => {
      if (kept.answer.state === 'failed') setKept({ key, answer: LOADING });
      setTimes((before) => before + 1);
    },
    put: (data) => setKept({ key, answer: { state: 'there', data } }),
  };
}
