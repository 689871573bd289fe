import type { CartLine } from '../model/cart';
import { lineKey } from './line-identity';

/** The key beside `cart_data` that says of which embed's cart the lines are. */
export const CART_FROM_KEY = 'cart_from';

const NAME = /^[\w-]{16,64}$/;

/** Whether a text can name the cart of an embed. */
export function isCartName(text: string): boolean {
  return NAME.test(text);
}

/** How many there are of each line, by `lineKey`. */
export type Quantities = ReadonlyMap<string, number>;

export function quantitiesOf(lines: readonly CartLine[]): Quantities {
  return new Map(lines.map((line) => [lineKey(line), line.quantity]));
}

/** What lines hold beyond what was taken of them before: a cart that is brought twice counts once. */
export function linesBeyond(lines: readonly CartLine[], taken: Quantities): CartLine[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - (taken.get(lineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
