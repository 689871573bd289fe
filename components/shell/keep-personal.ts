import { CART_DATA_KEY } from '@/core/rules/cart-data';
import { isEmbed } from '@/core/rules/embed-address';
import type { AppStore } from '@/store/make-store';
import { keepInStep } from '@/store/persistence/keep-in-step';
import { tellNotKept } from '@/store/persistence/tell-not-kept';

/**
 * What is done with cart and wishlist once they are back. `address` is where the visit began. Returns
 * what ends it.
 */
export function keepPersonal(store: AppStore, address: string): () => void {
  const url = new URL(address);
  // In an embed every link takes the cart along: nothing of it is lost by not being stored.
  if (isEmbed(url.pathname)) return keepEmbedded(store);
  const ends = [keepInStep(store), tellNotKept(store)];
  if (url.searchParams.has(CART_DATA_KEY)) takeBroughtCart(store, url);
  return () => {
    for (const end of ends) end();
  };
}

/** The cart of an embed has a name; what gives it one comes with embeds alone. */
function keepEmbedded(store: AppStore): () => void {
  const over = new AbortController();
  import('@/store/persistence/embedded-cart').then(({ adoptCartName, embeddedCartName }) => {
    if (over.signal.aborted) return;
    const end = keepInStep(store, { read: embeddedCartName, adopt: adoptCartName });
    over.signal.addEventListener('abort', end);
  }, console.error);
  return () => over.abort();
}

/** Few visits bring a cart. What cannot be fetched leaves it in the address, for the page that is loaded anew. */
function takeBroughtCart(store: AppStore, url: URL): void {
  import('./take-brought-cart').then((module) => module.takeBroughtCart(store, url), console.error);
}
