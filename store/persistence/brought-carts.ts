import type { CartLine } from '@/core/model/cart';
import {
  isQuantities,
  linesBeyond,
  mostOf,
  quantitiesOf,
} from '@/core/rules/persisted/brought-cart';
import { attempt } from '@/core/values/attempt';
import { keyHere, parsed, readText } from './browser-storage';

const KEY = 'brought-carts';
/** Carts that are remembered: more embeds than a shopper comes back to. */
const MOST = 20;

type Entry = [name: string, taken: [line: string, quantity: number][]];

/** Takes the lines of an embed's cart that were not taken yet: a link followed twice adds nothing twice. */
export function takeFromEmbed(name: string, lines: readonly CartLine[]): CartLine[] {
  const entries = readEntries();
  const quantities = new Map(entries.find(([one]) => one === name)?.[1]);
  const newLines = linesBeyond(lines, quantities);
  // An older link brings less, which takes nothing back.
  const taken = mostOf(quantities, quantitiesOf(lines));
  const others = entries.filter(([one]) => one !== name);
  const remembered = [...others, [name, [...taken]] satisfies Entry].slice(-MOST);
  // Where it cannot be kept, the cart is not kept either.
  attempt(() => localStorage.setItem(keyHere(KEY), JSON.stringify(remembered)));
  return newLines;
}

function readEntries(): Entry[] {
  const entries = parsed(readText(KEY));
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && isQuantities(value[1]);
