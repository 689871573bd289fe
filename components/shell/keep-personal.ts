import { CART_DATA_KEY } from '@/core/rules/cart-data';
import { isEmbed } from '@/core/rules/embed-address';
import type { AppStore } from '@/store/make-store';
import { adoptCartName, embeddedCartName } from '@/store/persistence/embedded-cart';
import { keepInStep } from '@/store/persistence/keep-in-step';
import { tellNotKept } from '@/store/persistence/tell-not-kept';

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
  if (url.searchParams.has(CART_DATA_KEY)) takeBroughtCart(store, url);
  return () => {
    for (const end of ends) end();
  };
}

/** Few visits bring a cart. What cannot be fetched leaves it in the address, for the page that is loaded anew. */
function takeBroughtCart(store: AppStore, url: URL): void {
  import('./take-brought-cart').then(
    (module) => module.takeBroughtCart(store, url),
    (error: unknown) => console.error('The cart that was brought along cannot be taken.', error),
  );
}
