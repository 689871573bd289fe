import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same function all along, which does what that of the last render does. */
export function useStable<Args extends unknown[], Result>(work: (...args: Args) => Result) {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
