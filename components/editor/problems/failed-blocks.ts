import { useEffect, useSyncExternalStore } from 'react';

/*
 * The blocks that throw, with what they say. That is found out by drawing them, and no business of the
 * store.
 */

let failed: ReadonlyMap<string, string> = new Map();
const followers = new Set<() => void>();

/** Has a block count as failed as long as whoever calls is on screen. */
export function useFailed(key: string, message: string): void {
  useEffect(() => {
    tell(new Map([...failed, [key, message]]));
    return () => tell(new Map([...failed].filter(([other]) => other !== key)));
  }, [key, message]);
}

export function useFailedBlocks(): ReadonlyMap<string, string> {
  return useSyncExternalStore(follow, () => failed);
}

function tell(next: ReadonlyMap<string, string>): void {
  failed = next;
  for (const follower of followers) follower();
}

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
