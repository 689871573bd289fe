import { noticeShown } from '../slices/notices';
import type { KeptStore } from './persisted-state';

/** Told where the browser refuses to store what the shopper has put aside. */
const NOT_KEPT =
  'This browser is not storing anything for us: your cart and wishlist last until you close the page.';
const NOT_KEPT_MS = 8000;

/** Tells it once, as soon as there is something to lose. Returns what ends the watch. */
export function tellNotKept(store: KeptStore): () => void {
  const look = () => {
    const { cart, notices, wishlist } = store.getState();
    if (!notices.isStorageRefused || cart.items.length + wishlist.items.length === 0) return;
    end();
    store.dispatch(noticeShown({ text: NOT_KEPT, durationMs: NOT_KEPT_MS }));
  };
  const end = store.subscribe(look);
  look();
  return end;
}
