import type { Cart } from '../model/cart';
import { couponDiscount } from './coupon';
import { linesTotal } from './line-price';
import { fromMinor, toMinor } from './money';

/** What a shop asks for sending goods, in dollars. `freeShippingFrom` is 0 where nothing is sent free. */
export interface ShippingTerms {
  shippingCost: number;
  freeShippingFrom: number;
}

/** What a cart comes to, in dollars. */
export interface CartTotals {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
}

/**
 * The sums of a cart: its goods (spec 9, "Cart total"), what its coupon takes off, sending, and all
 * together. Sending is free for an empty cart and from the worth of goods, after the discount, that
 * the shop has set.
 */
export function cartTotals({ items, appliedCoupon }: Cart, terms: ShippingTerms): CartTotals {
  const subtotal = linesTotal(items);
  const discount = couponDiscount(appliedCoupon, subtotal);
  const goods = toMinor(subtotal) - toMinor(discount);
  const shipping = items.length > 0 ? shippingFor(fromMinor(goods), terms) : 0;
  return { subtotal, discount, shipping, total: fromMinor(goods + toMinor(shipping)) };
}

function shippingFor(goods: number, { shippingCost, freeShippingFrom }: ShippingTerms): number {
  return freeShippingFrom > 0 && goods >= freeShippingFrom ? 0 : shippingCost;
}
