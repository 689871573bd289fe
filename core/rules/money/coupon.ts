import type { AppliedCoupon } from '../../model/coupon';
import { fromMinor, toMinor } from './money';

/**
 * Returns what a coupon takes off goods of this worth, in dollars: nothing below its minimum, never more than
 * the goods cost; a percentage is rounded half up to the cent. Browser and server agree by this rule.
 */
export function couponDiscount(coupon: AppliedCoupon | null, subtotal: number): number {
  if (!coupon || subtotal < coupon.minimum) return 0;
  const goods = toMinor(subtotal);
  const off =
    coupon.kind === 'fixed' ? toMinor(coupon.value) : Math.round((goods * coupon.value) / 100);
  return fromMinor(Math.min(goods, off));
}
