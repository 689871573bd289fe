import { noticeShown } from '../slices/notices';
import type { PersistedStore } from './persisted-state';

const STORAGE_REFUSED =
  'This browser is not storing anything for us: your cart and wishlist last until you close the page.';
const NOTICE_MS = 8000;

/** Tells it once, as soon as there is something to lose. Returns what ends the watch. */
export function warnStorageRefused(store: PersistedStore): () => void {
  const look = () => {
    const { cart, notices, wishlist } = store.getState();
    if (!notices.isStorageRefused || cart.items.length + wishlist.items.length === 0) return;
    end();
    store.dispatch(noticeShown({ text: STORAGE_REFUSED, durationMs: NOTICE_MS }));
  };
  const end = store.subscribe(look);
  look();
  return end;
}
