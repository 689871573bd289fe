import { leadsToFile, linkOf } from '@/components/ui/link-of';
import { CART_DATA_KEY, writeCartData } from '@/core/rules/persisted/cart-data';
import type { AppStore } from '@/store/make-store';
import { selectLines } from '@/store/slices/cart';

/**
 * Has links that open a document take the cart along, from the time on that the browser refuses to store it: nothing
 * else would bring it to the checkout. Returns what ends it.
 */
export function carryCart(store: AppStore): () => void {
  const listening = new AbortController();
  const carry = (event: MouseEvent) => {
    const { cart, notices } = store.getState();
    const link = linkOf(event);
    if (!link || event.defaultPrevented || leadsToFile(link)) return;
    if (!notices.isStorageRefused || cart.items.length === 0) return;
    const address = new URL(link.href);
    address.searchParams.set(CART_DATA_KEY, writeCartData(selectLines(store.getState())));
    link.href = address.href;
  };
  document.addEventListener('click', carry, listening);
  document.addEventListener('auxclick', carry, listening);
  return () => listening.abort();
}
