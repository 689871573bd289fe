import { CART_FROM_KEY, isCartName } from '@/core/rules/persisted/brought-cart';
import { BROUGHT_KEY, CART_DATA_KEY, readCartData } from '@/core/rules/persisted/cart-data';
import { attempt } from '@/core/values/attempt';
import { leaveAddress } from '@/hooks/leave-address';
import type { AppStore } from '@/store/make-store';
import { takeFromEmbed } from '@/store/persistence/brought-carts';
import { parsed } from '@/store/persistence/browser-storage';
import { linesMerged } from '@/store/slices/cart';

/** Adds carts that redirects and embeds brought, also to pages left too early, and removes them from the address. */
export function takeBroughtCarts(store: AppStore, { search }: URL): void {
  for (const query of new Set([...takeSaved(), search])) {
    const keys = new URLSearchParams(query);
    const from = keys.get(CART_FROM_KEY) ?? '';
    const lines = readCartData(keys.get(CART_DATA_KEY) ?? '');
    const added = isCartName(from) ? takeFromEmbed(from, lines) : lines;
    if (added.length > 0) store.dispatch(linesMerged(added));
  }
  leaveAddress(CART_DATA_KEY, CART_FROM_KEY);
}

function takeSaved(): string[] {
  const saved = attempt(() => parsed(sessionStorage.getItem(BROUGHT_KEY)));
  attempt(() => sessionStorage.removeItem(BROUGHT_KEY));
  return Array.isArray(saved) ? saved.filter((query) => typeof query === 'string') : [];
}
