import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the page takes input by now: false on the server and until scripts have taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
