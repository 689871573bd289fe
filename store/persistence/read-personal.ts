import { readCart, readWishes } from '@/core/rules/stored-items';
import { createBrowserStorage } from './browser-storage';
import { PERSIST_KEY, PERSIST_VERSION } from './config';
import type { StoredSlices } from './migrations';
import { CART_KEY } from './mirror-keys';
import { readStored } from './read-stored';

/** Cart and wishlist as this browser keeps them, apart from any store; empty where it keeps none. */
export async function readPersonal() {
  const stored: StoredSlices =
    (await readStored({
      key: PERSIST_KEY,
      version: PERSIST_VERSION,
      storage: createBrowserStorage(),
    })) ?? {};
  return { cart: readCart(stored.cart), wishes: readWishes(stored.wishlist) };
}

/** Has this browser keep no cart any more; the wishlist stays. */
export function forgetCart(): void {
  const key = `persist:${PERSIST_KEY}`;
  try {
    const { cart: _forgotten, ...rest } = Object(JSON.parse(localStorage.getItem(key) ?? '{}'));
    localStorage.setItem(key, JSON.stringify(rest));
    localStorage.removeItem(CART_KEY);
    sessionStorage.removeItem(CART_KEY);
  } catch {
    // What cannot be written could not be kept either.
  }
}
