import type { Cart } from '../../model/cart';
import type { TotalLine } from '../../model/total-line';
import { couponDiscount } from '../money/coupon';
import { totalLines } from '../money/total-lines';
import { linesTotal } from './line-price';

/**
 * Describes what a shop asks for sending goods, in dollars. `freeShippingFrom` is 0 where nothing is sent free.
 */
interface ShippingTerms {
  shippingCost: number;
  freeShippingFrom: number;
}

/**
 * Returns what a cart comes to: its goods (spec 9, "Cart total"), what its coupon takes off, and shipping.
 * Shipping is free for an empty cart and from the worth of goods that the shop has set. Goods earn it before
 * the discount: a coupon never takes back what they have earned.
 */
export function cartTotals({ items, appliedCoupon }: Cart, terms: ShippingTerms): TotalLine[] {
  const subtotal = linesTotal(items);
  return totalLines({
    subtotal,
    discount: couponDiscount(appliedCoupon, subtotal),
    shipping: items.length > 0 ? shippingFor(subtotal, terms) : 0,
    protection: 0,
  });
}

function shippingFor(goods: number, { shippingCost, freeShippingFrom }: ShippingTerms): number {
  return freeShippingFrom > 0 && goods >= freeShippingFrom ? 0 : shippingCost;
}
