import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useAuth, useFailureText } from '@/components/auth';
import { awaited } from '@/hooks/awaited';
import { useShop } from '@/hooks/use-shop';
import { lacksFactor } from '@/services/refusal';

export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'failed'; failure: string }
  | { state: 'there'; data: Data };

const LOADING = { state: 'loading' } as const;

/**
 * Asks the server, anew for another key and after another login. Late answers to earlier questions are dropped. Who has to
 * set up a second factor first is led there, as long as nothing is on screen.
 * @param edition asks anew where it changes; what is there stays until the answer comes.
 */
export function useAnswer<Data>(key: string, ask: (domain: string) => Promise<Data>, edition = 0) {
  const failureText = useFailureText();
  const { isAuthenticated } = useAuth();
  const { hostname } = useShop();
  const [times, setTimes] = useState(0);
  const [latest, setLatest] = useState<{ key: string; answer: Answer<Data> }>({
    key,
    answer: LOADING,
  });
  const keep = (answer: Answer<Data>) => setLatest({ key, answer });
  const { replace } = useRouter();
  const isThere = latest.answer.state === 'there';
  const puts = useRef(0);
  const askNow = useRef(ask);
  useEffect(() => {
    askNow.current = ask;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further time and edition asks anew
  useEffect(() => {
    if (!isAuthenticated) return;
    const putsBefore = puts.current;
    const settle = (answer: Answer<Data>) => {
      if (puts.current === putsBefore) keep(answer);
    };
    return awaited(
      askNow.current(hostname),
      (data) => settle({ state: 'there', data }),
      (error) => {
        if (lacksFactor(error) && !isThere) replace('/design/account');
        else settle({ state: 'failed', failure: failureText(error) });
      },
    );
  }, [key, times, edition, hostname, isAuthenticated, failureText]);
  return {
    answer: latest.key === key ? latest.answer : LOADING,
    /** Asks anew; what is there stays until the answer comes. */
    reload: () => {
      if (latest.answer.state === 'failed') keep(LOADING);
      setTimes((before) => before + 1);
    },
    /** Takes what another call has answered in its place; what was asked before and comes later changes nothing. */
    put: (data: Data) => {
      puts.current += 1;
      keep({ state: 'there', data });
    },
  };
}
