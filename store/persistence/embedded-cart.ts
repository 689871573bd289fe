import {
  isCartName,
  isStoredQuantities,
  linesBeyond,
  mostOf,
  type Quantities,
} from '@/core/rules/brought-cart';
import type { AppStore } from '../make-store';
import { cartReplaced, selectLines } from '../slices/cart';
import { keyHere, storedText } from './browser-storage';
import { parsed } from './parsed';
import { storeCart } from './read-personal';

const NAME_KEY = 'cart-name';
const GIVEN_KEY = 'cart-given';

/** What the two say in a browser that stores nothing. */
const unstored = { [NAME_KEY]: '', [GIVEN_KEY]: '' };
type Key = keyof typeof unstored;

/** The name by which the shop knows this embed's cart; all embeds that share a storage share it. */
export function embeddedCartName(): string {
  const known = read(NAME_KEY);
  return isCartName(known) ? known : rename();
}

/** The name that came with a cart: embeds that may store nothing share it so. */
export function adoptCartName(name: unknown): void {
  if (typeof name === 'string' && isCartName(name)) keep(NAME_KEY, name);
}

/** What went to the shop in a tab of its own, from whichever embed: the embeds keep it until their page goes. */
export function noteGiven(quantities: Quantities): void {
  keep(GIVEN_KEY, JSON.stringify([...mostOf(given(), quantities)]));
}

/**
 * Once the page goes, what went to the shop is the embeds' no longer, in tabs of its own or with the page
 * itself (`leaving`); what is left begins a cart of another name. Of the embeds on a page the first takes
 * away what they all gave, and the one that leads away has the last word, with all that went with it.
 */
export function letGo(store: AppStore, leaving: Quantities): void {
  const gone = mostOf(given(), leaving);
  if (gone.size === 0) return;
  const items = linesBeyond(selectLines(store.getState()), gone);
  rename();
  keep(GIVEN_KEY, '');
  store.dispatch(cartReplaced({ items, appliedCoupon: null }));
  storeCart(items);
}

function given(): Quantities {
  const known = parsed(read(GIVEN_KEY) || null);
  return new Map(isStoredQuantities(known) ? known : []);
}

function rename(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const name = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return keep(NAME_KEY, name);
}

function read(key: Key): string {
  return storedText(key) ?? unstored[key];
}

function keep(key: Key, text: string): string {
  unstored[key] = text;
  try {
    localStorage.setItem(keyHere(key), text);
  } catch {
    // It lasts as long as the page then, as its cart does.
  }
  return text;
}
