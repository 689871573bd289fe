import { lineKey } from '@/core/rules/cart/line-identity';
import {
  isCartName,
  isQuantities,
  linesBeyond,
  mostOf,
  type Quantities,
} from '@/core/rules/persisted/brought-cart';
import { attempt } from '@/core/values/attempt';
import { cartCleared, cartReplaced, selectLines } from '../slices/cart';
import { keyHere, parsed, readText } from './browser-storage';
import { newCartName } from './new-cart-name';
import type { PersistedStore } from './persisted-state';
import { storeCart } from './read-personal';

const NAME_KEY = 'cart-name';
const SENT_KEY = 'cart-given';
const HANDED_KEY = 'cart-handed';

const unstored = { [NAME_KEY]: '', [SENT_KEY]: '', [HANDED_KEY]: '' };
type Key = keyof typeof unstored;

const NOTHING: Quantities = new Map();

/** The name by which the shop knows this embed's cart; all embeds that share a storage share it. */
export function embeddedCartName(): string {
  const noteText = read(NAME_KEY);
  return isCartName(noteText) ? noteText : rename();
}

/** The name that came with a cart: embeds that may store nothing share it so. */
export function adoptCartName(name: unknown): void {
  if (typeof name === 'string' && isCartName(name)) keep(NAME_KEY, name);
}

/** Cart carried by a link that leaves the host page, by the name the shop knows. */
export interface HandedOver {
  name: string;
  quantities: Quantities;
}

/** Records quantities sent to the shop in a new tab: embeds keep them until their page unloads. */
export function noteSent(quantities: Quantities): void {
  note(SENT_KEY, quantities);
}

/** A link is followed that takes the page away, if it gets through. */
export function handOver(quantities: Quantities): HandedOver {
  note(HANDED_KEY, quantities);
  return { name: embeddedCartName(), quantities };
}

/**
 * Lets go of a cart: once the page goes, what went to the shop is the embeds' no longer, in tabs of its own or with the page
 * itself (`leaving`); what is left begins a cart of another name. Where it is not known whether what is left
 * went there too, all stays as it is: the shop takes of a name what it has not taken yet.
 */
export function letGo(store: PersistedStore, leaving: HandedOver | null): void {
  // Another embed may have been first, with all that it handed over.
  const isCurrent = leaving?.name === embeddedCartName();
  const gone = mostOf(noted(SENT_KEY), isCurrent ? leaving.quantities : NOTHING);
  if (gone.size === 0) return;
  const items = linesBeyond(selectLines(store.getState()), gone);
  const isDoubtful = items.some((line) => noted(HANDED_KEY).has(lineKey(line)));
  if (isDoubtful) return;
  rename();
  for (const key of [SENT_KEY, HANDED_KEY] as const) keep(key, '');
  store.dispatch(items.length > 0 ? cartReplaced({ items, appliedCoupon: null }) : cartCleared());
  storeCart(items);
}

function note(key: Key, quantities: Quantities): void {
  keep(key, JSON.stringify([...mostOf(noted(key), quantities)]));
}

function noted(key: Key): Quantities {
  const noteText = parsed(read(key) || null);
  return isQuantities(noteText) ? new Map(noteText) : NOTHING;
}

const rename = (): string => keep(NAME_KEY, newCartName());

const read = (key: Key): string => readText(key) ?? unstored[key];

function keep(key: Key, text: string): string {
  unstored[key] = text;
  // Where it is refused, it lasts as long as the page, as its cart does.
  attempt(() => localStorage.setItem(keyHere(key), text));
  return text;
}
