import type { Storage as PersistStorage } from 'redux-persist';

/** Local storage as redux-persist wants it; where there is none, nothing is kept and nothing fails. */
export function createBrowserStorage(): PersistStorage {
  return {
    getItem: async (key) => withStorage((storage) => storage.getItem(key)),
    setItem: async (key: string, value: string) =>
      withStorage((storage) => storage.setItem(key, value)),
    removeItem: async (key) => withStorage((storage) => storage.removeItem(key)),
  };
}

/** Blocked or full storage must not take the shop down: the visit goes on in memory. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return typeof window === 'undefined' ? null : use(window.localStorage);
  } catch {
    return null;
  }
}
