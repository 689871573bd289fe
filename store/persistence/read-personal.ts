import type { CartLine } from '@/core/model/cart';
import { readCart, readWishes } from '@/core/rules/persisted/stored-items';
import { CART_KEY, createBrowserStorage, keyHere } from './browser-storage';
import { PERSIST_KEY, PERSIST_VERSION } from './config';
import { type PersistedSlices, readPersisted } from './read-persisted';

/** Cart and wishlist as this browser keeps them, apart from any store; empty where it keeps none. */
export async function readPersonal() {
  const persisted: PersistedSlices =
    (await readPersisted({
      key: PERSIST_KEY,
      version: PERSIST_VERSION,
      storage: createBrowserStorage(),
    })) ?? {};
  return { cart: readCart(persisted.cart), wishes: readWishes(persisted.wishlist) };
}

/** Has this browser keep these lines of the cart alone, at once: for a page that is about to go. */
export function storeCart(items: readonly CartLine[]): void {
  const key = keyHere(`persist:${PERSIST_KEY}`);
  try {
    const { cart: _replaced, ...rest } = Object(JSON.parse(localStorage.getItem(key) ?? '{}'));
    const cart = items.length > 0 && { cart: JSON.stringify({ items, appliedCoupon: null }) };
    localStorage.setItem(key, JSON.stringify({ ...rest, ...cart }));
    localStorage.removeItem(keyHere(CART_KEY));
    sessionStorage.removeItem(keyHere(CART_KEY));
  } catch {
    // What cannot be written could not be kept either.
  }
}
