import { isCartName, linesBeyond, type Quantities } from '@/core/rules/brought-cart';
import type { AppStore } from '../make-store';
import { cartReplaced, selectLines } from '../slices/cart';
import { keyHere, storedText } from './browser-storage';
import { storeCart } from './read-personal';

const KEY = 'cart-name';

/** What it is called in a browser that stores nothing. */
let unstored = '';

/** The name by which the shop knows this embed's cart; all embeds that share a storage share it. */
export function embeddedCartName(): string {
  const known = storedText(KEY) ?? unstored;
  return isCartName(known) ? known : rename();
}

/** The name that came with a cart: embeds that may store nothing share it so. */
export function adoptCartName(name: unknown): void {
  if (typeof name === 'string' && isCartName(name)) keep(name);
}

/** What went to the shop is the embed's no longer; what is left begins a cart of another name. */
export function letGo(store: AppStore, handed: Quantities): void {
  const items = linesBeyond(selectLines(store.getState()), handed);
  rename();
  store.dispatch(cartReplaced({ items, appliedCoupon: null }));
  storeCart(items);
}

function rename(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return keep(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

function keep(name: string): string {
  unstored = name;
  try {
    localStorage.setItem(keyHere(KEY), name);
  } catch {
    // It lasts as long as the page then, as its cart does.
  }
  return name;
}
