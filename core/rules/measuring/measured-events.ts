import type { Cart, CartLine } from '../../model/cart';
import { CURRENCY } from '../../model/currency';
import type { OrderStatus } from '../../model/order';
import type { Product } from '../../model/product';
import { unitPrice } from '../cart/line-price';
import { fromMinor, toMinor } from '../money/money';

/**
 * Describes what happens in a shop, in the shapes that analytics know (GA4's ecommerce events). Amounts in
 * dollars, to the cent. Nothing of who it is, and nothing that shoppers wrote: chosen variants are left out,
 * for one may be a name on a shirt.
 */
export interface MeasuredEvent {
  name: string;
  params: Readonly<Record<string, unknown>>;
}

export interface MeasuredItem {
  item_id: string;
  item_name: string;
  price: number;
  quantity: number;
  item_brand?: string;
  item_category?: string;
}

const cents = (dollars: number) => fromMinor(toMinor(dollars));
const codeOf = (currency: string) => currency.toUpperCase();

/** Item by its slug, which orders know as well. */
function itemOf(product: Product, price: number, quantity: number): MeasuredItem {
  const { id, slug = id, name, brand, category } = product;
  return {
    item_id: slug,
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    price: cents(price),
    quantity,
  };
}

const itemOfLine = (line: CartLine) => itemOf(line.product, unitPrice(line), line.quantity);

const worthOf = (items: readonly MeasuredItem[]): number =>
  fromMinor(items.reduce((sum, { price, quantity }) => sum + toMinor(price) * quantity, 0));

function trade(name: string, items: readonly MeasuredItem[], more: object = {}): MeasuredEvent {
  return { name, params: { currency: codeOf(CURRENCY), value: worthOf(items), ...more, items } };
}

export function pageView(location: string, title: string, referrer: string): MeasuredEvent {
  const params = { page_location: location, page_title: title, page_referrer: referrer };
  return { name: 'page_view', params };
}

export const viewItem = (product: Product): MeasuredEvent =>
  trade('view_item', [itemOf(product, product.price, 1)]);

export const addToCart = (line: CartLine): MeasuredEvent =>
  trade('add_to_cart', [itemOfLine(line)]);

export function beginCheckout({ items, appliedCoupon }: Cart): MeasuredEvent {
  const coupon = appliedCoupon ? { coupon: appliedCoupon.code } : {};
  return trade('begin_checkout', items.map(itemOfLine), coupon);
}

/** `coupon` is its code, '' for none. */
export function purchase(order: OrderStatus, coupon: string): MeasuredEvent {
  const items = order.items.map(({ slug, name, price, quantity }) => ({
    item_id: slug || name,
    item_name: name,
    price: cents(price),
    quantity,
  }));
  return trade('purchase', items, {
    transaction_id: order.order_id,
    currency: codeOf(order.currency),
    value: cents(order.total),
    shipping: cents(order.shipping),
    ...(coupon && { coupon }),
  });
}

/** A paid order as an advertisement counts it: `target` is an ads id and its conversion label. */
export function conversion(target: string, order: OrderStatus): MeasuredEvent {
  const params = { send_to: target, transaction_id: order.order_id };
  return {
    name: 'conversion',
    params: { ...params, value: cents(order.total), currency: codeOf(order.currency) },
  };
}
