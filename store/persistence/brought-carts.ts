import type { CartLine } from '@/core/model/cart';
import { linesBeyond, quantitiesOf } from '@/core/rules/brought-cart';
import { keyHere, storedText } from './browser-storage';
import { parsed } from './parsed';

const KEY = 'brought-carts';
/** Carts that are remembered: more embeds than a shopper comes back to. */
const MOST = 20;

type Entry = [name: string, taken: [line: string, quantity: number][]];

/**
 * What the cart of an embed holds that has not been taken yet. From now on it counts as taken, so that a
 * link that is followed twice adds nothing twice, and an embed that is used again adds what is new.
 */
export function takeFromEmbed(name: string, lines: readonly CartLine[]): CartLine[] {
  const entries = readEntries();
  const known = new Map(entries.find(([one]) => one === name)?.[1]);
  const found = linesBeyond(lines, known);
  const taken = new Map([...known, ...quantitiesOf(lines)]);
  // An older link brings less, which takes nothing back.
  for (const [line, quantity] of known) taken.set(line, Math.max(quantity, taken.get(line) ?? 0));
  const others = entries.filter(([one]) => one !== name);
  write([...others, [name, [...taken]] satisfies Entry].slice(-MOST));
  return found;
}

function readEntries(): Entry[] {
  const stored = parsed(storedText(KEY));
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !Array.isArray(value[1]))
    return false;
  return value[1].every(
    (one) => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
  );
}

function write(entries: object): void {
  try {
    localStorage.setItem(keyHere(KEY), JSON.stringify(entries));
  } catch {
    // The cart is not kept either then.
  }
}
