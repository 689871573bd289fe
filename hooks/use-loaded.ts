import { useEffect, useState } from 'react';

export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'loaded'; value: Value };

/** Loads a value, again for another function or on retry. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Loaded<Value>>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isAwaited = true;
    const settle = (settled: Loaded<Value>) => {
      if (isAwaited) setOutcome(settled);
    };
    const retry = () => setAttempt((last) => last + 1);
    setOutcome({ status: 'loading' });
    load().then(
      (value) => settle({ status: 'loaded', value }),
      (error: unknown) => settle({ status: 'failed', error, retry }),
    );
    return () => {
      isAwaited = false;
    };
  }, [load, attempt]);

  return outcome;
}
