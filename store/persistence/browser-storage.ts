import type { Storage as PersistStorage } from 'redux-persist';
import { isEmbed } from '@/core/rules/address/embed-address';
import { attempt } from '@/core/values/attempt';

/** Local storage for redux-persist: what is unreadable is absent; where writing is refused, the visit goes on. */
export const createBrowserStorage = (): PersistStorage => ({
  getItem: async (key: string) => readText(key),
  setItem: async (key: string, value: string) => localStorage.setItem(keyHere(key), value),
  removeItem: async (key: string) => localStorage.removeItem(keyHere(key)),
});

/** A key as this document keeps it: what an embed holds is never the shop's own, also in the same storage. */
export const keyHere = (key: string): string =>
  isEmbed(window.location.pathname) ? `embed:${key}` : key;

/** Reads a key from local or session storage; null if missing or blocked. */
export function readText(key: string): string | null {
  const name = keyHere(key);
  const text = attempt(() => localStorage.getItem(name));
  return text ?? attempt(() => sessionStorage.getItem(name)) ?? null;
}

/** JSON text as a value; undefined where it is none. */
export const parsed = (text: string | null): unknown =>
  text === null ? undefined : attempt(() => JSON.parse(text));

/** The keys of spec 3 under which cart and wishlist are kept for other programs to read. */
export const CART_KEY = 'cart';
export const WISHLIST_KEY = 'wishlist';
export const MIRROR_KEYS = [CART_KEY, WISHLIST_KEY] as const;
