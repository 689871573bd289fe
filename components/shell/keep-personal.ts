import Router from 'next/router';
import { CART_DATA_KEY, readCartData } from '@/core/rules/cart-data';
import type { AppStore } from '@/store/make-store';
import { keepInStep } from '@/store/persistence/keep-in-step';
import { linesMerged } from '@/store/slices/cart';

/** What is done with cart and wishlist once they are back. Returns what ends it. */
export function keepPersonal(store: AppStore): () => void {
  const end = keepInStep(store);
  takeBroughtCart(store);
  return end;
}

/** The cart that a redirect brought along is added to the one here, and leaves the address. */
function takeBroughtCart(store: AppStore): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const brought = query.get(CART_DATA_KEY);
  if (brought === null) return;
  const lines = readCartData(brought);
  if (lines.length > 0) store.dispatch(linesMerged(lines));
  query.delete(CART_DATA_KEY);
  const rest = query.toString();
  Router.replace(`${pathname}${rest && `?${rest}`}${hash}`, undefined, {
    shallow: true,
    scroll: false,
  });
}
