import type { TotalLine } from '../../model/total-line';
import { totalLine } from './total-lines';

/** Returns what a cart comes to at the checkout: with the protection of the order, where it is wanted and offered. */
export function checkoutTotals(
  cart: readonly TotalLine[],
  protectionCost: number,
  isProtected: boolean,
): TotalLine[] {
  const isAdded = isProtected && protectionCost > 0;
  return [...cart, ...(isAdded ? [totalLine('protection', protectionCost)] : [])];
}
