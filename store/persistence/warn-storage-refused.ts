import * as messages from '../messages';
import { noticeShown } from '../slices/notices';
import type { PersistedStore } from './persisted-state';

const NOTICE_MS = 8000;

/** Tells it once, as soon as there is something to lose. Returns what ends the watch. */
export function warnStorageRefused(store: PersistedStore): () => void {
  const look = () => {
    const { cart, notices, wishlist } = store.getState();
    if (!notices.isStorageRefused || cart.items.length + wishlist.items.length === 0) return;
    end();
    store.dispatch(noticeShown({ text: messages.storageRefused, durationMs: NOTICE_MS }));
  };
  const end = store.subscribe(look);
  look();
  return end;
}
