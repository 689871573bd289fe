import { isEmbed } from '@/core/rules/address/embed-address';
import { BROUGHT_KEY, CART_DATA_KEY } from '@/core/rules/persisted/cart-data';
import { attempt } from '@/core/values/attempt';
import type { AppStore, RootState } from '@/store/make-store';
import { keepInStep } from '@/store/persistence/keep-in-step';
import { warnStorageRefused } from '@/store/persistence/warn-storage-refused';
import { carryCart } from './carry-cart';

/** Initial address, and cart and wishlist once restored. */
export interface Beginning {
  address: string;
  since: RootState;
}

/** Starts syncing of cart and wishlist once they are restored. Returns its clean-up. */
export function keepPersonal(store: AppStore, { address, since }: Beginning): () => void {
  const url = new URL(address);
  // In an embed every link takes the cart along: nothing of it is lost by not being stored.
  if (isEmbed(url.pathname)) return keepEmbedded(store, since);
  const ends = [keepInStep(store, since), warnStorageRefused(store), carryCart(store)];
  if (url.searchParams.has(CART_DATA_KEY) || hasSavedItems()) takeBroughtCarts(store, url);
  return () => {
    for (const end of ends) end();
  };
}

/** The cart of an embed has a name; what gives it one comes with embeds alone. */
function keepEmbedded(store: AppStore, since: RootState): () => void {
  const over = new AbortController();
  import('@/store/persistence/embedded-cart').then(({ adoptCartName, embeddedCartName }) => {
    if (over.signal.aborted) return;
    const end = keepInStep(store, since, { read: embeddedCartName, adopt: adoptCartName });
    over.signal.addEventListener('abort', end);
  }, console.error);
  return () => over.abort();
}

/** True if a page that was left too early saved items. */
const hasSavedItems = (): boolean =>
  attempt(() => sessionStorage.getItem(BROUGHT_KEY) !== null) ?? false;

/** Takes carts that few visits bring. What cannot be fetched leaves it in the address, for the page that is loaded anew. */
function takeBroughtCarts(store: AppStore, url: URL): void {
  import('./take-brought-cart').then(
    (module) => module.takeBroughtCarts(store, url),
    console.error,
  );
}
