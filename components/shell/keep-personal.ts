import { CART_DATA_KEY, readCartData } from '@/core/rules/cart-data';
import { leaveAddress } from '@/hooks/leave-address';
import type { AppStore } from '@/store/make-store';
import { keepInStep } from '@/store/persistence/keep-in-step';
import { tellNotKept } from '@/store/persistence/tell-not-kept';
import { linesMerged } from '@/store/slices/cart';

/**
 * What is done with cart and wishlist once they are back. `address` is where the visit began. Returns
 * what ends it.
 */
export function keepPersonal(store: AppStore, address: string): () => void {
  const ends = [keepInStep(store), tellNotKept(store)];
  takeBroughtCart(store, new URL(address));
  return () => {
    for (const end of ends) end();
  };
}

/** The cart that a redirect brought along is added to the one here, and leaves the address. */
function takeBroughtCart(store: AppStore, { searchParams }: URL): void {
  const brought = searchParams.get(CART_DATA_KEY);
  if (brought === null) return;
  const lines = readCartData(brought);
  if (lines.length > 0) store.dispatch(linesMerged(lines));
  leaveAddress(CART_DATA_KEY);
}
