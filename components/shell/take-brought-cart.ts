import { CART_FROM_KEY, isCartName } from '@/core/rules/brought-cart';
import { CART_DATA_KEY, readCartData } from '@/core/rules/cart-data';
import { leaveAddress } from '@/hooks/leave-address';
import type { AppStore } from '@/store/make-store';
import { takeFromEmbed } from '@/store/persistence/brought-carts';
import { linesMerged } from '@/store/slices/cart';

/** The cart that a redirect or an embed brought along is added to the one here, and leaves the address. */
export function takeBroughtCart(store: AppStore, { searchParams }: URL): void {
  const from = searchParams.get(CART_FROM_KEY) ?? '';
  const lines = readCartData(searchParams.get(CART_DATA_KEY) ?? '');
  const added = isCartName(from) ? takeFromEmbed(from, lines) : lines;
  if (added.length > 0) store.dispatch(linesMerged(added));
  leaveAddress(CART_DATA_KEY, CART_FROM_KEY);
}
