import { useSyncExternalStore } from 'react';

/** A value that parts of the editor share, and that is no business of the store. */
interface SharedValue<Value> {
  get: () => Value;
  /** Tells whoever follows it, where it is another. */
  set: (next: Value) => void;
  follow: (follower: () => void) => () => void;
}

export function sharedValue<Value>(first: Value): SharedValue<Value> {
  let value = first;
  const followers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const follower of followers) follower();
    },
    follow: (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}

/** The value as it is now, wherever it is shown. */
export function useShared<Value>({ get, follow }: SharedValue<Value>): Value {
  return useSyncExternalStore(follow, get, get);
}
