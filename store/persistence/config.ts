import type { PersistConfig } from 'redux-persist';
import type { Cart } from '@/core/model/cart';
import { mergeLines, mergeWishes } from '@/core/rules/cart/merge-lines';
import { readCart, readTiles, readWishes } from '@/core/rules/stored/stored-items';
import type { PageDesignState } from '../slices/page-design';
import type { ShopState } from '../slices/shop-state';
import type { PersistedSlices } from './migrations';
import type { PersistedState } from './persisted-state';
import { readPersisted } from './read-persisted';

/** The key and time-out of spec 3 and 9. */
export const PERSIST_KEY = 'root';
export const PERSIST_TIMEOUT_MS = 5000;

/** Raised with every change of what is stored; `migrations.ts` says how to come from the one before. */
export const PERSIST_VERSION = 2;

const PERSISTED: (keyof PersistedState)[] = ['shop', 'cart', 'wishlist', 'design', 'pageDesign'];

type Chosen = Pick<PersistConfig<PersistedState>, 'storage' | 'writeFailHandler'>;

/**
 * redux-persist's settings. Its own time-out is off, because after it the next write would destroy the
 * stored cart; `PersistGate` reports the spec's time-out and lets the shop open meanwhile.
 */
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
export function persistTimeoutError(): Error {
  return new Error(
    `redux-persist: rehydrate timed out after ${PERSIST_TIMEOUT_MS}ms for persist key "${PERSIST_KEY}"`,
  );
}

/** Payment keys and what the payment proxies are told in secret never reach the storage. */
const SECRETS = [
  'paypalClientId',
  'stripePublishableKey',
  'shieldDomain',
  'shieldEncrypted',
  'stripeShieldDomain',
  'stripeShieldEncrypted',
] as const satisfies readonly (keyof ShopState)[];

/** Slices and fields in every page's data: large, and replaced by the server's anyway. */
const OF_THE_PAGE = [
  ...['products', 'product', 'results', 'upsale', 'upsale2', 'variantsByCategory'],
  ...['storeReviews', 'isCartOpen', 'homepageLayout', 'globalCss'],
] as const;

/** Layouts come with their pages, and may be larger than a storage. */
const LAYOUTS = ['cachedLayouts'] as const satisfies readonly (keyof PageDesignState)[];

const LEFT_OUT: Readonly<Record<PropertyKey, ReadonlySet<string>>> = {
  shop: new Set<string>([...SECRETS, ...OF_THE_PAGE]),
  pageDesign: new Set<string>(LAYOUTS),
};

/** redux-persist's transform: slices are stored without these fields. */
export const leaveOut = {
  in: (slice: object, name: PropertyKey): object => {
    const fields = LEFT_OUT[name];
    if (!fields) return slice;
    return Object.fromEntries(Object.entries(slice).filter(([field]) => !fields.has(field)));
  },
  out: (slice: object): object => slice,
};

/**
 * Stored state into fresh state: what the server sent stays, what is the shopper's own comes back
 * (design section 1). What went into cart and wishlist before the storage answered is added to it.
 */
export function mergePersisted<State extends PersistedState>(
  persisted: PersistedSlices,
  _original: State,
  fresh: State,
): State {
  return {
    ...fresh,
    shop: mergeShop(fieldsOf(persisted.shop), fresh.shop),
    cart: mergeCart(readCart(persisted.cart), fresh.cart),
    wishlist: {
      ...fresh.wishlist,
      items: mergeWishes(readWishes(persisted.wishlist), fresh.wishlist.items),
    },
    design: mergePanels(fieldsOf(persisted.design), fresh.design),
  };
}

function mergeShop(
  persisted: PersistedSlices,
  fresh: PersistedState['shop'],
): PersistedState['shop'] {
  const tracked = [...textsOf(persisted.trackedConversions), ...fresh.trackedConversions];
  const { conversions, template, templateCategories } = fresh;
  return {
    ...fresh,
    // Not known to every page while the backend is away.
    templateCategories: {
      [template]: readTiles(fieldsOf(persisted.templateCategories)[template]),
      ...templateCategories,
    },
    // Told at checkout, and meant for the page that thanks for the order.
    conversions: conversions.length > 0 ? conversions : textsOf(persisted.conversions),
    trackedConversions: [...new Set(tracked)],
  };
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

function mergeCart(persisted: Cart, fresh: Cart): Cart {
  return {
    items: mergeLines(persisted.items, fresh.items),
    appliedCoupon: fresh.appliedCoupon ?? persisted.appliedCoupon,
  };
}

function mergePanels(
  persisted: PersistedSlices,
  fresh: PersistedState['design'],
): PersistedState['design'] {
  const { isDrawerOpen = fresh.isDrawerOpen, isPropertiesOpen = fresh.isPropertiesOpen } =
    persisted;
  return { isDrawerOpen: isDrawerOpen === true, isPropertiesOpen: isPropertiesOpen === true };
}

function fieldsOf(slice: unknown): PersistedSlices {
  return typeof slice === 'object' && slice !== null ? (slice as PersistedSlices) : {};
}
