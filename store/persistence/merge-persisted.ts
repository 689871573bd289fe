import type { Cart } from '@/core/model/cart';
import { mergeLines, mergeWishes } from '@/core/rules/cart/merge-lines';
import { readCart, readTiles, readWishes } from '@/core/rules/persisted/stored-items';
import type { PersistedState } from './persisted-state';
import type { PersistedSlices } from './read-persisted';

/** Merges stored state into fresh state: the server's stays, the shopper's own is added (design section 1). */
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

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];

const mergeCart = (persisted: Cart, fresh: Cart): Cart => ({
  items: mergeLines(persisted.items, fresh.items),
  appliedCoupon: fresh.appliedCoupon ?? persisted.appliedCoupon,
});

function mergePanels(
  persisted: PersistedSlices,
  fresh: PersistedState['design'],
): PersistedState['design'] {
  const { isDrawerOpen = fresh.isDrawerOpen, isPropertiesOpen = fresh.isPropertiesOpen } =
    persisted;
  return { isDrawerOpen: isDrawerOpen === true, isPropertiesOpen: isPropertiesOpen === true };
}

const fieldsOf = (slice: unknown): PersistedSlices =>
  typeof slice === 'object' && slice !== null ? (slice as PersistedSlices) : {};
