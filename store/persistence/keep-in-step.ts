import { readCart, readWishes } from '@/core/rules/stored-items';
import type { AppStore } from '../make-store';
import { cartReplaced } from '../slices/cart';
import { wishlistReplaced } from '../slices/wishlist';
import { writeMirrors } from './mirrors';
import { readPersonal } from './read-personal';

const CHANNEL = 'hemline:personal';

type Personal = Awaited<ReturnType<typeof readPersonal>>;

/**
 * Keeps cart and wishlist the same in every tab of the shop, and in their mirrors. Each change is told
 * to the other tabs whole, so that the last one counts; a page that slept in the browser's history
 * reads what was stored meanwhile. Returns what ends it.
 */
export function keepInStep(store: AppStore): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let known = personalOf(store);
  let isTakingOver = false;

  const takeOver = ({ cart, wishes }: Personal) => {
    isTakingOver = true;
    store.dispatch(cartReplaced(cart));
    store.dispatch(wishlistReplaced(wishes));
    isTakingOver = false;
  };

  const notice = () => {
    const now = personalOf(store);
    if (now.cart === known.cart && now.wishlist === known.wishlist) return;
    known = now;
    if (isTakingOver) return;
    channel.postMessage(now);
    // After the shopper's click has been painted.
    setTimeout(() => writeMirrors(personalOf(store)));
  };

  const wakeUp = async ({ persisted }: PageTransitionEvent) => {
    if (persisted) takeOver(await readPersonal());
  };

  writeMirrors(known);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTold(data)) takeOver({ cart: readCart(data.cart), wishes: readWishes(data.wishlist) });
  };
  window.addEventListener('pageshow', wakeUp);
  const unsubscribe = store.subscribe(notice);
  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', wakeUp);
    channel.close();
  };
}

function personalOf(store: AppStore) {
  const { cart, wishlist } = store.getState();
  return { cart, wishlist };
}

/** Whatever else is said on the channel is not for us. */
function isTold(data: unknown): data is { cart: object; wishlist: object } {
  if (typeof data !== 'object' || data === null) return false;
  return 'cart' in data && 'wishlist' in data && Boolean(data.cart) && Boolean(data.wishlist);
}
