import { linesBeyond, mostOf, quantitiesOf } from '@/core/rules/persisted/brought-cart';
import { readCart, readWishes } from '@/core/rules/persisted/stored-items';
import { cartReplaced, linesMerged } from '../slices/cart';
import { wishlistReplaced } from '../slices/wishlist';
import { keyHere } from './browser-storage';
import { writeMirrors } from './mirrors';
import type { PersistedState, PersistedStore } from './persisted-state';
import { readPersonal } from './read-personal';

const CHANNEL = 'hemline:personal';

/** First message of an embed. */
const CART_REQUEST = 'asked';

/** Time after which what this page changed a moment ago has been stored. */
const CALM_MS = 500;

type Personal = Awaited<ReturnType<typeof readPersonal>>;

type Held = Pick<PersistedState, 'cart' | 'wishlist'>;

/** The name of an embed's cart, which goes where the cart goes. */
interface CartName {
  read: () => string;
  adopt: (name: unknown) => void;
}

/**
 * Keeps cart and wishlist the same in every tab of the shop, and in their mirrors. Each change is told
 * to the other tabs whole, so that the last one counts. What was stored while nobody listened, before this
 * was fetched or while the page slept in the browser's history, is read, unless this page itself was changed
 * `since` it knew what was stored. Embeds, which mostly may store nothing, ask each other, and tell the name of
 * their cart as well. Returns what ends it.
 */
export function keepInStep(store: PersistedStore, since: Held, cartName?: CartName): () => void {
  const channel = new BroadcastChannel(keyHere(CHANNEL));
  let lastState = personalOf(store);
  let isTakingOver = false;
  let isAsking = cartName !== undefined;
  let areMirrorsDue = false;

  const mirror = () => {
    if (areMirrorsDue) writeMirrors(personalOf(store));
    areMirrorsDue = false;
  };

  const takeOver = ({ cart, wishes }: Personal) => {
    const now = personalOf(store);
    isTakingOver = true;
    if (!isEqual(cart, readCart(now.cart))) store.dispatch(cartReplaced(cart));
    if (!isEqual(wishes, readWishes(now.wishlist))) store.dispatch(wishlistReplaced(wishes));
    isTakingOver = false;
  };

  const broadcast = () => {
    channel.postMessage({ ...personalOf(store), ...(cartName && { name: cartName.read() }) });
  };

  /** Takes an answer. Another cart's comes first: what was added here before is added to it, of its own what is new to it. */
  const takeAnswer = ({ cart, wishes }: Personal, isOther: boolean) => {
    const { items } = personalOf(store).cart;
    const old = mostOf(quantitiesOf(since.cart.items), quantitiesOf(cart.items));
    const added = isOther ? items : linesBeyond(items, old);
    takeOver({ cart, wishes });
    if (added.length > 0) store.dispatch(linesMerged(added));
  };

  const notice = () => {
    const now = personalOf(store);
    if (now.cart === lastState.cart && now.wishlist === lastState.wishlist) return;
    lastState = now;
    if (isTakingOver) return;
    isAsking = false;
    broadcast();
    areMirrorsDue = true;
    // After the shopper's click has been painted, or as the page is left.
    setTimeout(mirror);
  };

  const catchUp = async () => {
    // A browser that stores nothing, or no more, knows less than this page.
    if (store.getState().notices.isStorageRefused) return;
    const before = personalOf(store);
    await new Promise((resolve) => setTimeout(resolve, CALM_MS));
    const personal = await readPersonal();
    const { cart, wishlist } = personalOf(store);
    if (cart === before.cart && wishlist === before.wishlist) takeOver(personal);
  };
  const wakeUp = ({ persisted }: PageTransitionEvent) => void (persisted && catchUp());

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === CART_REQUEST && personalOf(store).cart.items.length > 0) broadcast();
    if (!isPersonalMessage(data)) return;
    // One name means one cart: embeds that share a storage have it already.
    const isOther = data.name !== cartName?.read();
    cartName?.adopt(data.name);
    const received = { cart: readCart(data.cart), wishes: readWishes(data.wishlist) };
    if (isAsking) takeAnswer(received, isOther);
    else takeOver(received);
    isAsking = false;
  };
  if (cartName) channel.postMessage(CART_REQUEST);
  window.addEventListener('pageshow', wakeUp);
  window.addEventListener('pagehide', mirror);
  const unsubscribe = store.subscribe(notice);
  writeMirrors(lastState);
  if (cartName || !isChanged(since, lastState)) catchUp();
  else broadcast();
  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', wakeUp);
    window.removeEventListener('pagehide', mirror);
    channel.close();
  };
}

/** Prices that came meanwhile are no change. */
const isChanged = (before: Held, now: Held): boolean => !isEqual(piecesOf(before), piecesOf(now));

const piecesOf = ({ cart, wishlist }: Held): object => [
  ...quantitiesOf(cart.items),
  ...wishlist.items.map(({ product }) => product.id),
];

function personalOf(store: PersistedStore): Held {
  const { cart, wishlist } = store.getState();
  return { cart, wishlist };
}

const isEqual = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Ignores other messages of the channel. */
function isPersonalMessage(
  data: unknown,
): data is { cart: object; wishlist: object; name?: unknown } {
  if (typeof data !== 'object' || data === null) return false;
  return 'cart' in data && 'wishlist' in data && Boolean(data.cart) && Boolean(data.wishlist);
}
