import { useSyncExternalStore } from 'react';

/** A value that parts of the editor share, and that is no business of the store. */
interface SharedValue<Value> {
  get: () => Value;
  /** Tells whoever follows it, where it is another. */
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function sharedValue<Value>(first: Value): SharedValue<Value> {
  let value = first;
  const followers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of followers) listener();
    },
    subscribe: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
  };
}

/** The value as it is now, wherever it is shown. */
export function useShared<Value>({ get, subscribe }: SharedValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
