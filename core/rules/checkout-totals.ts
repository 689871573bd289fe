import type { CartTotals } from './cart-totals';
import { fromMinor, toMinor } from './money';

/** What an order comes to, in dollars. */
export interface CheckoutTotals extends CartTotals {
  /** For the protection of the order, 0 without it. */
  protection: number;
}

/** The sums of a cart and, where it is wanted and offered, the protection of the order. */
export function checkoutTotals(
  totals: CartTotals,
  protectionCost: number,
  isProtected: boolean,
): CheckoutTotals {
  const { subtotal, discount, shipping, total } = totals;
  const protection = isProtected ? protectionCost : 0;
  return {
    ...{ subtotal, discount, shipping, protection },
    total: fromMinor(toMinor(total) + toMinor(protection)),
  };
}
