import { CART_FROM_KEY, isCartName } from '@/core/rules/brought-cart';
import { CART_DATA_KEY, readCartData } from '@/core/rules/cart-data';
import { isEmbed } from '@/core/rules/embed-address';
import { leaveAddress } from '@/hooks/leave-address';
import type { AppStore } from '@/store/make-store';
import { takeFromEmbed } from '@/store/persistence/brought-carts';
import { adoptCartName, embeddedCartName } from '@/store/persistence/embedded-cart';
import { keepInStep } from '@/store/persistence/keep-in-step';
import { tellNotKept } from '@/store/persistence/tell-not-kept';
import { linesMerged } from '@/store/slices/cart';

const EMBEDDED_CART = { read: embeddedCartName, adopt: adoptCartName };

/**
 * What is done with cart and wishlist once they are back. `address` is where the visit began. Returns
 * what ends it.
 */
export function keepPersonal(store: AppStore, address: string): () => void {
  const url = new URL(address);
  // In an embed every link takes the cart along: nothing of it is lost by not being stored.
  if (isEmbed(url.pathname)) return keepInStep(store, EMBEDDED_CART);
  const ends = [keepInStep(store), tellNotKept(store)];
  takeBroughtCart(store, url);
  return () => {
    for (const end of ends) end();
  };
}

/** The cart that a redirect or an embed brought along is added to the one here, and leaves the address. */
function takeBroughtCart(store: AppStore, { searchParams }: URL): void {
  const brought = searchParams.get(CART_DATA_KEY);
  if (brought === null) return;
  const from = searchParams.get(CART_FROM_KEY) ?? '';
  const lines = readCartData(brought);
  const added = isCartName(from) ? takeFromEmbed(from, lines) : lines;
  if (added.length > 0) store.dispatch(linesMerged(added));
  leaveAddress(CART_DATA_KEY, CART_FROM_KEY);
}
