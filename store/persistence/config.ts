import type { PersistConfig } from 'redux-persist';
import { mergePersisted } from './merge-persisted';
import type { PersistedState } from './persisted-state';
import { readPersisted } from './read-persisted';
import { leaveOut } from './unpersisted';

/** The key and time-out of spec 3 and 9. */
export const PERSIST_KEY = 'root';
export const PERSIST_TIMEOUT_MS = 5000;

/** Raised with every change of what is stored; `read-persisted.ts` says how to come from the one before. */
export const PERSIST_VERSION = 2;

const PERSISTED: (keyof PersistedState)[] = ['shop', 'cart', 'wishlist', 'design', 'pageDesign'];

type Chosen = Pick<PersistConfig<PersistedState>, 'storage' | 'writeFailHandler'>;

/** Settings of redux-persist. Its own time-out is off: after it the next write would destroy the stored cart. */
export function persistConfig<State extends PersistedState>(chosen: Chosen): PersistConfig<State> {
  return {
    ...chosen,
    key: PERSIST_KEY,
    version: PERSIST_VERSION,
    whitelist: PERSISTED,
    timeout: 0,
    transforms: [leaveOut],
    getStoredState: readPersisted,
    stateReconciler: mergePersisted,
  };
}

/** The spec's time-out error (spec 8). */
export const persistTimeoutError = (): Error =>
  new Error(
    `redux-persist: rehydrate timed out after ${PERSIST_TIMEOUT_MS}ms for persist key "${PERSIST_KEY}"`,
  );
