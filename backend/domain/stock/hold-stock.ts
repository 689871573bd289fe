import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { products, stockHolds } from '../../db/schema';
import { HttpError } from '../../errors';
import type { OrderRow } from '../orders/prove-order';
import type { ShopWriter } from '../shops/write-shop';
import { type Demand, lockChosen, type StockLine } from './find-demand';

/** How long pieces are kept for a checkout (design 7). */
export const HOLD_MS = 10 * 60_000;

/** An order, and whose it is. */
export type Holding = Pick<OrderRow, 'id' | 'shopId'>;

interface Holder {
  orderId: string;
  shopId: string;
  lines: readonly StockLine[];
}

/**
 * Keeps what is counted for an order until its time is over; what it held before is its own.
 * @throws HttpError 409 where there is not enough.
 */
export async function holdStock(
  tx: ShopWriter,
  { orderId, shopId, lines }: Holder,
  now: Date,
): Promise<void> {
  const demands = await lockChosen(tx, lines);
  if (demands.length === 0) return;
  const held = await heldByOthers(tx, { id: orderId, shopId }, demands, now);
  for (const demand of demands) assertEnough(demand, demand.stock - heldOf(held, demand));
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  await tx
    .insert(stockHolds)
    .values(
      demands.map(({ productId, options, quantity }) => ({
        ...{ orderId, shopId, productId, options, quantity, expiresAt },
      })),
    )
    .onConflictDoUpdate({
      target: [stockHolds.orderId, stockHolds.productId, stockHolds.options],
      set: { expiresAt, quantity: sql`excluded.quantity` },
    });
}

function assertEnough({ name, quantity }: Demand, left: number): void {
  if (left >= quantity) return;
  const words = left > 0 ? `There are only ${left} left of ${name}.` : `${name} is sold out.`;
  throw new HttpError(409, `${words} Please change your cart.`, { path: 'cartItems' });
}

/**
 * What is held for other orders at this moment, a row for each product and variant: of products that shops
 * share for the orders of all of them.
 */
export async function heldByOthers(
  tx: ShopWriter,
  { id, shopId }: Holding,
  demands: readonly Demand[],
  now: Date,
): Promise<{ key: string; quantity: number }[]> {
  const ids = [...new Set(demands.map(({ productId }) => productId))];
  const shared = tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.shopId)));
  const rows = await tx
    .select({
      productId: stockHolds.productId,
      options: stockHolds.options,
      quantity: sql<number>`sum(${stockHolds.quantity})::int`,
    })
    .from(stockHolds)
    .where(
      and(
        inArray(stockHolds.productId, ids),
        ne(stockHolds.orderId, id),
        or(eq(stockHolds.shopId, shopId), inArray(stockHolds.productId, shared)),
        gt(stockHolds.expiresAt, now),
      ),
    )
    .groupBy(stockHolds.productId, stockHolds.options);
  return rows.map(({ quantity, ...row }) => ({ key: keyOf(row), quantity }));
}

export function heldOf(held: readonly { key: string; quantity: number }[], demand: Demand): number {
  return held.find(({ key }) => key === keyOf(demand))?.quantity ?? 0;
}

function keyOf({ productId, options }: Pick<Demand, 'productId' | 'options'>): string {
  const sorted = options.map(({ name, value }) => JSON.stringify([name, value])).sort();
  return JSON.stringify([productId, ...sorted]);
}

/** Lets go of what is held for an order. */
export async function releaseStock(tx: ShopWriter, { id, shopId }: Holding): Promise<void> {
  await tx.delete(stockHolds).where(and(eq(stockHolds.shopId, shopId), eq(stockHolds.orderId, id)));
}
