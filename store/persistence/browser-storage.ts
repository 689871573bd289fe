import type { Storage as PersistStorage } from 'redux-persist';

/**
 * Local storage as redux-persist wants it. What cannot be read counts as absent; what cannot be written,
 * because storage is blocked or full, is refused, and the visit goes on in memory.
 */
export function createBrowserStorage(): PersistStorage {
  return {
    getItem: async (key: string) => storedText(key),
    setItem: async (key: string, value: string) => localStorage.setItem(key, value),
    removeItem: async (key: string) => localStorage.removeItem(key),
  };
}

/** What is stored under a key, for good or for this tab; null where there is nothing, or no storage. */
export function storedText(key: string): string | null {
  return textIn(() => localStorage, key) ?? textIn(() => sessionStorage, key);
}

function textIn(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}
