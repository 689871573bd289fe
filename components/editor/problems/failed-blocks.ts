import { useEffect } from 'react';
import { sharedValue, useShared } from '../shared/shared-value';

// The blocks that throw, with what they say. Drawing them finds it out: no state of the store.

const failed = sharedValue<ReadonlyMap<string, string>>(new Map());

/** Has a block count as failed as long as whoever calls is on screen. */
export function useFailed(key: string, message: string): void {
  useEffect(() => {
    failed.set(new Map([...failed.get(), [key, message]]));
    return () => failed.set(new Map([...failed.get()].filter(([other]) => other !== key)));
  }, [key, message]);
}

export const useFailedBlocks = (): ReadonlyMap<string, string> => useShared(failed);
