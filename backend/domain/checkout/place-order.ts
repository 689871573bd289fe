import { createHash, randomUUID } from 'node:crypto';
import { gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { BillingAddress } from '@/core/model/address';
import type { CheckoutForm } from '@/core/model/checkout';
import { CURRENCY } from '@/core/model/currency';
import { NO_PROVIDER, type PaymentMethod, type PaymentProviderName } from '@/core/model/payment';
import { lineName } from '@/core/rules/cart/line-lack';
import { unitPrice } from '@/core/rules/cart/line-price';
import { toMinor } from '@/core/rules/money/money';
import { totalOf } from '@/core/rules/money/total-lines';
import { cleanLine, cleanText } from '@/core/values/clean-text';
import { conflict } from '../../base/errors';
import { jsonRows, prepared } from '../../db/prepared';
import { findRow, inTransaction, lockRow, matching, type Reader, type Tx } from '../../db/rows';
import { coupons, type OrderRow, orderLines, orders } from '../../db/schema';
import type { Services } from '../../services/services';
import { recordEventOf } from '../events/record-event';
import { lockOrder } from '../orders/enter-state';
import { orderNumber, toTotalRows } from '../orders/order-wire';
import { completeOrder, FIRST_CHECK_MS } from '../payments/complete-order';
import type { ShopWriter } from '../shops/find-shop';
import { HOLD_MS, type Holding, keepStock, readStock } from '../stock/hold-stock';
import * as messages from './messages';
import type { PricedCheckout } from './price-checkout';

export interface Checkout {
  key: string;
  priced: PricedCheckout;
  form: CheckoutForm;
  /** Provider and method of the payment; nobody where nothing is to be paid. */
  provider: PaymentProviderName | typeof NO_PROVIDER;
  method: PaymentMethod | '';
  params: Record<string, string>;
}

type Identity = 'id' | 'shopId' | 'number' | 'email';
type Sum = 'currency' | 'totals' | 'totalMinor';
export type PlacedOrder = Pick<OrderRow, Identity | Sum | 'sessionId' | 'session'>;

/** An order that was placed now, or the one that the same checkout made before. */
export type Placing = { placed: PlacedOrder } | { existing: OrderRow };

/**
 * Writes an order down and keeps its pieces, in one transaction; a free one is complete in it too. Where the same
 * checkout has come before, its order is the answer. @throws DomainError conflict where there are not enough pieces.
 */
export async function placeOrder(services: Services, checkout: Checkout): Promise<Placing> {
  const at = new Date(services.now());
  return inTransaction(services.db, async (tx): Promise<Placing> => {
    const order = rowOf(checkout, at);
    const lines = linesOf(checkout, order);
    const named = checkout.priced.lines.map(({ line, row }) => ({
      ...{ variantId: row?.id ?? null, name: lineName(line), quantity: line.quantity },
    }));
    const holder = { orderId: order.id, shopId: order.shopId, lines: named };
    // Sent together and done in turn, as a payment takes them: none waits for the other in a circle.
    const [isNew, stock] = await Promise.all([write(tx, order, lines), readStock(tx, holder, at)]);
    if (!isNew) return { existing: await existingOrder(tx, checkout) };
    await keepStock(tx, holder, stock, at);
    await assertCouponLeft(tx, order);
    if (checkout.provider === NO_PROVIDER) await completeFree(tx, services, order);
    return { placed: { ...order, session: null } };
  });
}

/** Completes an order that nothing is to be paid for, as a payment completes others. */
async function completeFree(tx: Tx, services: Services, { id, shopId }: Holding): Promise<void> {
  const order = await lockOrder(tx, { id: shopId }, id);
  const nothing = { amountMinor: 0, paymentId: '' };
  const completed = await completeOrder(tx, services, order, nothing, 'shopper');
  if (!completed) throw new Error('The pieces that an order keeps are gone.');
}

const orderRows = jsonRows(orders, [
  ...['id', 'shopId', 'number', 'email', 'name', 'phone', 'address', 'provider', 'method'],
  ...['company', 'billing', 'deliveryNote'],
  ...['params', 'placedAt', 'checkAt', 'steps', 'currency', 'totals', 'totalMinor', 'couponCode'],
  ...['checkoutKey', 'sessionId', 'fingerprint'],
] as const);
const lineRows = jsonRows(orderLines, [
  ...['shopId', 'orderId', 'position', 'productId', 'variantId', 'sku', 'options', 'name', 'image'],
  ...['variants', 'quantity', 'unitPriceMinor'],
] as const);

const writeOrder = prepared<{ order: string; lines: string }, { id: string }>(
  'write_order',
  sql`
    WITH placed AS (
      ${orderRows.insert('order')} ON CONFLICT (shop_id, checkout_key) DO NOTHING RETURNING id, shop_id
    ), written AS (
      ${lineRows.insert('lines')} WHERE order_id IN (SELECT id FROM placed)
    ), recorded AS (
      ${recordEventOf(sql`placed`, { kind: 'order.placed', actor: 'shopper' })}
    )
    SELECT id FROM placed`,
);

/** Writes down an order and what it is of; false where its checkout has an order. */
async function write(tx: Tx, order: ReturnType<typeof rowOf>, lines: ReturnType<typeof linesOf>) {
  // Each locks the row it names: in the order in which all lock rows.
  const inTurn = lines.toSorted((one, other) => compareIds(one.variantId, other.variantId));
  const values = { order: orderRows.textOf([order]), lines: lineRows.textOf(inTurn) };
  return (await writeOrder(tx, values)).length === 1;
}

function compareIds(one: string | null, other: string | null): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? -1 : 1;
}

function linesOf({ priced }: Checkout, { id, shopId }: Pick<OrderRow, 'id' | 'shopId'>) {
  return priced.lines.map(({ line, row, options }, position) => ({
    ...{ shopId, orderId: id, position, productId: line.product.id, options },
    ...{ variantId: row?.id ?? null, sku: row?.sku ?? '', variants: line.variants ?? {} },
    ...{ name: line.product.name, image: line.product.image[0] ?? '' },
    ...{ quantity: line.quantity, unitPriceMinor: toMinor(unitPrice(line)) },
  }));
}

async function existingOrder(tx: Tx, checkout: Checkout): Promise<OrderRow> {
  const existing = await findOrder(tx, checkout);
  if (!existing) throw new Error('The order of a checkout vanished.');
  return existing;
}

/** The order that a checkout made before. */
export const findOrder = (db: Reader, { key, priced }: Checkout): Promise<OrderRow | undefined> =>
  findRow(db, orders, { shopId: priced.shop.id, checkoutKey: key });

function rowOf(checkout: Checkout, placedAt: Date) {
  const { key, priced, form, provider, method, params } = checkout;
  const { shop, totals, coupon } = priced;
  const { email, name, company, phone, note, billing } = form;
  const { line1, line2, city, region, postalCode, country } = form;
  const id = randomUUID();
  return {
    ...{ id, shopId: shop.id, number: orderNumber(shop.orderPrefix), email: email.toLowerCase() },
    ...{ name, company: cleanLine(company), phone, provider, method, params, placedAt },
    ...{ billing: billing ? billingOf(billing) : null, deliveryNote: cleanText(note) },
    checkAt: new Date(placedAt.getTime() + FIRST_CHECK_MS),
    address: { line1, line2, city, region, postalCode, country },
    steps: [{ state: 'created' as const, at: placedAt.toISOString() }],
    ...{ currency: CURRENCY, totals: toTotalRows(totals), totalMinor: toMinor(totalOf(totals)) },
    ...{ couponCode: coupon?.code ?? '', checkoutKey: key },
    // What nobody takes a payment for has a session of our own, for the page that thanks for it.
    sessionId: provider === NO_PROVIDER ? id : '',
    fingerprint: fingerprintOf(checkout),
  };
}

/** A billing address without what nobody can see. */
const billingOf = (billing: BillingAddress): BillingAddress => ({
  ...billing,
  ...{ name: cleanLine(billing.name), company: cleanLine(billing.company) },
});

/** Names all that was checked out: what is different is another order. */
export function fingerprintOf({ priced, form, provider, method }: Checkout): string {
  const { lines, totals, coupon } = priced;
  const { email, name, phone, line1, line2, city, region, postalCode, country } = form;
  const { company, note, billing } = form;
  const content = [
    lines.map(({ line: { product, quantity, variants }, row }) => [
      ...[product.id, row?.id, quantity, variants ?? {}],
    ]),
    ...[totals, coupon?.code, provider, method],
    [email.toLowerCase(), name, phone, line1, line2, city, region, postalCode, country],
    ...(company || note || billing ? [[company, note, billing]] : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * Sees that a coupon of a limited number is left for an order, beside those about to be paid with it. Locks it.
 * @throws DomainError conflict
 */
async function assertCouponLeft(
  tx: ShopWriter,
  { id, shopId, couponCode, placedAt }: Pick<OrderRow, 'id' | 'shopId' | 'couponCode' | 'placedAt'>,
): Promise<void> {
  if (couponCode === '') return;
  const isLimited = isNotNull(coupons.usageLimit);
  const coupon = await lockRow(tx, coupons, { shopId, code: couponCode }, isLimited);
  if (!coupon || coupon.usageLimit === null) return;
  const isAboutToBePaid = matching(
    orders,
    { shopId, couponCode },
    ne(orders.id, id),
    inArray(orders.state, ['created', 'pending']),
    gt(orders.placedAt, new Date(placedAt.getTime() - HOLD_MS)),
  );
  const waiting = await tx.$count(orders, isAboutToBePaid);
  if (coupon.timesUsed + waiting >= coupon.usageLimit) {
    throw conflict(messages.couponUsedUp, { path: 'coupon' });
  }
}
