import { useEffect, useState } from 'react';
import { awaited } from './awaited';

type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'loaded'; value: Value };

/** Loads a value, again for another function or on retry. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Loaded<Value>>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const retry = () => setAttempt((last) => last + 1);
    setOutcome({ status: 'loading' });
    return awaited(
      load(),
      (value) => setOutcome({ status: 'loaded', value }),
      (error) => setOutcome({ status: 'failed', error, retry }),
    );
  }, [load, attempt]);

  return outcome;
}
