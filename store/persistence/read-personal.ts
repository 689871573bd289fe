import { readCart, readWishes } from '@/core/rules/stored-items';
import { createBrowserStorage } from './browser-storage';
import { PERSIST_KEY, PERSIST_VERSION } from './config';
import type { StoredSlices } from './migrations';
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
