import type { Cart } from '@/core/model/cart';
import { mergeLines, mergeWishes } from '@/core/rules/cart/merge-lines';
import { readCart, readTiles, readWishes } from '@/core/rules/stored/stored-items';
import type { StoredSlices } from './migrations';
import type { PersistedState } from './persisted-state';

/**
 * Stored state into fresh state: what the server sent stays, what is the shopper's own comes back
 * (design section 1). What went into cart and wishlist before the storage answered is added to it.
 */
export function mergeStored<State extends PersistedState>(
  stored: StoredSlices,
  _original: State,
  fresh: State,
): State {
  return {
    ...fresh,
    shop: mergeShop(fieldsOf(stored.shop), fresh.shop),
    cart: mergeCart(readCart(stored.cart), fresh.cart),
    wishlist: {
      ...fresh.wishlist,
      items: mergeWishes(readWishes(stored.wishlist), fresh.wishlist.items),
    },
    design: mergePanels(fieldsOf(stored.design), fresh.design),
  };
}

function mergeShop(stored: StoredSlices, fresh: PersistedState['shop']): PersistedState['shop'] {
  const tracked = [...textsOf(stored.trackedConversions), ...fresh.trackedConversions];
  const { conversions, template, templateCategories } = fresh;
  return {
    ...fresh,
    // Not known to every page while the backend is away.
    templateCategories: {
      [template]: readTiles(fieldsOf(stored.templateCategories)[template]),
      ...templateCategories,
    },
    // Told at checkout, and meant for the page that thanks for the order.
    conversions: conversions.length > 0 ? conversions : textsOf(stored.conversions),
    trackedConversions: [...new Set(tracked)],
  };
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

function mergeCart(stored: Cart, fresh: Cart): Cart {
  return {
    items: mergeLines(stored.items, fresh.items),
    appliedCoupon: fresh.appliedCoupon ?? stored.appliedCoupon,
  };
}

function mergePanels(
  stored: StoredSlices,
  fresh: PersistedState['design'],
): PersistedState['design'] {
  const { isDrawerOpen = fresh.isDrawerOpen, isPropertiesOpen = fresh.isPropertiesOpen } = stored;
  return { isDrawerOpen: isDrawerOpen === true, isPropertiesOpen: isPropertiesOpen === true };
}

function fieldsOf(slice: unknown): StoredSlices {
  return typeof slice === 'object' && slice !== null ? (slice as StoredSlices) : {};
}
