import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';

interface Followed<State> {
  dispatch: Dispatch<UnknownAction>;
  getState: () => State;
}

/** What follows from an action that has been reduced; `before` is the state it was reduced from. */
type Follow<State> = (action: unknown, store: Followed<State>, before: State) => void;

/**
 * A middleware by which something follows from what happened. Only a browser listens. The toolkit's own
 * listeners can do far more, and would weigh 2 KB in every page.
 */
export function following<State>(follow: Follow<State>): Middleware<object, State> {
  if (typeof window === 'undefined') return () => (next) => next;
  return (store) => (next) => (action) => {
    const before = store.getState();
    const result = next(action);
    follow(action, store, before);
    return result;
  };
}
