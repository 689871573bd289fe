import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CheckoutForm } from '@/core/model/checkout';
import type { PaymentMethod, PaymentProviderName } from '@/core/model/payment';
import { unitPrice } from '@/core/rules/line-price';
import { toMinor } from '@/core/rules/money';
import { inTransaction } from '../../db/in-transaction';
import { orderLines, orders } from '../../db/schema';
import type { Services } from '../../services';
import { orderNumber } from '../orders/order-number';
import type { OrderRow } from '../orders/prove-order';
import { FIRST_CHECK_MS } from '../payments/check-times';
import { holdStock } from '../stock/hold-stock';
import { assertCouponLeft } from './assert-coupon-left';
import type { PricedCheckout } from './price-checkout';

/** All that makes an order, priced and checked. */
export interface Checkout {
  key: string;
  priced: PricedCheckout;
  form: CheckoutForm;
  provider: PaymentProviderName;
  method: PaymentMethod;
  params: Record<string, string>;
}

/** An order of a checkout, and whether it was there before. */
export interface PlacedOrder {
  order: OrderRow;
  isNew: boolean;
}

/**
 * Writes an order down and keeps its pieces, in one transaction. Where the same checkout has come before,
 * or comes at the same time, its order is the answer.
 * @throws HttpError 409 where there are not enough pieces.
 */
export async function placeOrder(services: Services, checkout: Checkout): Promise<PlacedOrder> {
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    const at = new Date(now());
    const [placed] = await tx
      .insert(orders)
      .values(rowOf(checkout, at))
      .onConflictDoNothing({ target: [orders.shopId, orders.checkoutKey] })
      .returning();
    if (!placed) return { order: await knownOrder(tx, checkout), isNew: false };
    const lines = checkout.priced.lines.map((line, position) => ({
      shopId: placed.shopId,
      orderId: placed.id,
      position,
      productId: line.product.id,
      name: line.product.name,
      image: line.product.image[0] ?? '',
      variants: line.variants ?? {},
      quantity: line.quantity,
      unitPriceMinor: toMinor(unitPrice(line)),
    }));
    await tx.insert(orderLines).values(lines);
    // In the order in which a payment takes them, so that none waits for the other in a circle.
    await holdStock(tx, { orderId: placed.id, shopId: placed.shopId, lines }, at);
    await assertCouponLeft(tx, placed);
    return { order: placed, isNew: true };
  });
}

async function knownOrder(
  tx: Pick<Services['db'], 'select'>,
  { key, priced }: Checkout,
): Promise<OrderRow> {
  const [known] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, priced.shop.id), eq(orders.checkoutKey, key)));
  if (!known) throw new Error('The order of a checkout vanished.');
  return known;
}

function rowOf(checkout: Checkout, placedAt: Date) {
  const { key, priced, form, provider, method, params } = checkout;
  const { shop, totals, coupon } = priced;
  const { email, name, phone, line1, line2, city, region, postalCode, country } = form;
  return {
    shopId: shop.id,
    number: orderNumber(shop.orderPrefix),
    email: email.toLowerCase(),
    ...{ name, phone, provider, method, params, placedAt },
    checkAt: new Date(placedAt.getTime() + FIRST_CHECK_MS),
    address: { line1, line2, city, region, postalCode, country },
    steps: [{ state: 'created' as const, at: placedAt.toISOString() }],
    subtotalMinor: toMinor(totals.subtotal),
    discountMinor: toMinor(totals.discount),
    shippingMinor: toMinor(totals.shipping),
    protectionMinor: toMinor(totals.protection),
    totalMinor: toMinor(totals.total),
    couponCode: coupon?.code ?? '',
    checkoutKey: key,
    fingerprint: fingerprintOf(checkout),
  };
}

/** Names all that was checked out: what is different is another order. */
export function fingerprintOf({ priced, form, provider, method }: Checkout): string {
  const { lines, totals, coupon } = priced;
  const { email, name, phone, line1, line2, city, region, postalCode, country } = form;
  const content = [
    lines.map(({ product, quantity, variants }) => [product.id, quantity, variants ?? {}]),
    ...[totals, coupon?.code, provider, method],
    [email.toLowerCase(), name, phone, line1, line2, city, region, postalCode, country],
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
