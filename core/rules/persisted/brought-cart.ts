import type { CartLine } from '../../model/cart';
import { lineKey } from '../cart/line-identity';

/** The key beside `cart_data` that says of which embed's cart the lines are. */
export const CART_FROM_KEY = 'cart_from';

const NAME = /^[\w-]{16,64}$/;

/** Returns whether a text can name the cart of an embed. */
export const isCartName = (text: string): boolean => NAME.test(text);

/** The number of there are of each line, by `lineKey`. */
export type Quantities = ReadonlyMap<string, number>;

export const quantitiesOf = (lines: readonly CartLine[]): Quantities =>
  new Map(lines.map((line) => [lineKey(line), line.quantity]));

/** Returns whether a value is quantities as they are stored: an entry a line. */
export const isQuantities = (value: unknown): value is [line: string, quantity: number][] =>
  Array.isArray(value) &&
  value.every(
    (one) => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
  );

/** Takes of each line as many as either has: what went twice counts once. */
export function mostOf(some: Quantities, others: Quantities): Quantities {
  const most = new Map(some);
  for (const [line, quantity] of others) most.set(line, Math.max(quantity, most.get(line) ?? 0));
  return most;
}

/** Returns what lines hold beyond what was taken of them before: a cart that is brought twice counts once. */
export function linesBeyond(lines: readonly CartLine[], taken: Quantities): CartLine[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - (taken.get(lineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
