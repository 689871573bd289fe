import type { PersistConfig } from 'redux-persist';
import type { WishlistItem } from '@/core/model/cart';
import { createBrowserStorage } from './browser-storage';
import type { ReducedState } from './root-reducer';

/** The key and time-out of spec 3 and 9. */
export const PERSIST_KEY = 'root';
export const PERSIST_TIMEOUT_MS = 5000;

export const PERSISTED_SLICES = ['shop', 'cart', 'wishlist', 'design', 'pageDesign'] as const;

/** What of the shop outlives a visit although the server sends the shop anew with every page. */
const PERSONAL_SHOP_FIELDS = ['trackedConversions'] as const;

/**
 * redux-persist's settings. Its own time-out is off, because after it the next write would destroy the
 * stored cart; `PersistGate` reports the spec's time-out and lets the shop open meanwhile.
 */
export const persistConfig: PersistConfig<ReducedState> = {
  key: PERSIST_KEY,
  version: 1,
  storage: createBrowserStorage(),
  whitelist: [...PERSISTED_SLICES],
  timeout: 0,
  stateReconciler: mergeStored,
};

/** The spec's time-out error (spec 8). */
export function persistTimeoutError(): Error {
  return new Error(
    `redux-persist: rehydrate timed out after ${PERSIST_TIMEOUT_MS}ms for persist key "${PERSIST_KEY}"`,
  );
}

/**
 * Stored state into fresh state: what the server sent stays, what is the shopper's own comes back
 * (design section 1).
 */
export function mergeStored(
  stored: Partial<ReducedState> | undefined,
  _original: ReducedState,
  fresh: ReducedState,
): ReducedState {
  if (!stored) return fresh;
  return {
    ...fresh,
    shop: mergeShop(stored.shop, fresh.shop),
    cart: restored(stored.cart, fresh.cart),
    wishlist: restored(stored.wishlist, fresh.wishlist),
    design: stored.design ?? fresh.design,
    pageDesign: fresh.pageDesign.domainDesign.isLoaded
      ? fresh.pageDesign
      : (stored.pageDesign ?? fresh.pageDesign),
  };
}

/** A browser's storage may hold anything: what is no list is left behind, and what is no item of one. */
function restored<Slice extends { items: WishlistItem[] }>(
  stored: Slice | undefined,
  fresh: Slice,
) {
  if (!Array.isArray(stored?.items)) return fresh;
  return { ...fresh, ...stored, items: stored.items.filter(isItem) };
}

function isItem(item: Partial<WishlistItem> | null): boolean {
  return typeof item?.product?.id === 'string' && Array.isArray(item.product.image);
}

function mergeShop(stored: ReducedState['shop'] | undefined, fresh: ReducedState['shop']) {
  if (!stored) return fresh;
  if (!fresh.isSettingsLoaded) return { ...fresh, ...stored, isCartOpen: false };
  const personal = Object.fromEntries(
    PERSONAL_SHOP_FIELDS.map((field) => [field, stored[field] ?? fresh[field]]),
  );
  return { ...fresh, ...personal };
}
