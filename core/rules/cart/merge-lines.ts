import { type CartLine, MAX_CART_LINES, type WishlistItem } from '../../model/cart';
import { lineKey } from './line-identity';
import { asQuantity } from './quantity';

/** Lines with others added (spec 4): the same product and variants add up, as far as a line and a cart hold. */
export function mergeLines(lines: readonly CartLine[], added: readonly CartLine[]): CartLine[] {
  const merged = new Map(lines.map((line) => [lineKey(line), line]));
  for (const line of added) {
    const existing = merged.get(lineKey(line));
    const quantity = asQuantity((existing?.quantity ?? 0) + line.quantity);
    if (existing || merged.size < MAX_CART_LINES) {
      merged.set(lineKey(line), { ...(existing ?? line), quantity });
    }
  }
  return [...merged.values()];
}

/** Items of a wishlist with others added, each once. */
export function mergeWishes(items: readonly WishlistItem[], added: readonly WishlistItem[]) {
  const existing = new Set(items.map(lineKey));
  return [...items, ...added.filter((item) => !existing.has(lineKey(item)))];
}
