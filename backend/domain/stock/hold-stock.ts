import { and, eq, sql } from 'drizzle-orm';
import { jsonRows } from '../../db/json-rows';
import { prepared } from '../../db/prepared';
import { stockHolds } from '../../db/schema';
import { HttpError } from '../../errors';
import type { OrderRow } from '../orders/prove-order';
import type { ShopWriter } from '../shops/write-shop';
import {
  chosenOf,
  type Demand,
  lockVariants,
  type StockLine,
  type VariantRow,
} from './find-demand';

/** How long pieces are kept for a checkout (design 7). */
export const HOLD_MS = 10 * 60_000;

/** An order, and whose it is. */
export type Holding = Pick<OrderRow, 'id' | 'shopId'>;

/** What others hold of a variant. */
interface Held {
  key: string;
  quantity: number;
}

interface Holder {
  orderId: string;
  shopId: string;
  lines: readonly StockLine[];
}

/** What there is of an order's lines, locked, and what others hold of it. */
interface Stock {
  rows: VariantRow[];
  held: Held[];
}

/**
 * Keeps what is counted for an order until its time is over; what it held before is its own.
 * @throws HttpError 409 where there is not enough.
 */
export async function holdStock(tx: ShopWriter, holder: Holder, now: Date): Promise<void> {
  await keepStock(tx, holder, await readStock(tx, holder, now), now);
}

/** The half of `holdStock` that asks, for whoever has something else to send with it. */
export async function readStock(
  tx: ShopWriter,
  { orderId: id, shopId, lines }: Holder,
  now: Date,
): Promise<Stock> {
  // Sent together and done in turn: what is held is looked at once what there is is locked.
  const [rows, held] = await Promise.all([
    lockVariants(tx, lines),
    heldByOthers(tx, { id, shopId }, lines, now),
  ]);
  return { rows, held };
}

/** The half that answers and writes. @throws HttpError 409 where there is not enough. */
export async function keepStock(
  tx: ShopWriter,
  { orderId, shopId, lines }: Holder,
  { rows, held }: Stock,
  now: Date,
): Promise<void> {
  const demands = chosenOf(rows, lines);
  if (demands.length === 0) return;
  for (const demand of demands) assertEnough(demand, demand.stock - heldOf(held, demand));
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  const holds = demands.map(({ productId, options, quantity }) => ({
    ...{ orderId, shopId, productId, options, quantity, expiresAt },
  }));
  await writeHolds(tx, { holds: holdRows.textOf(holds) });
}

const holdRows = jsonRows(stockHolds, [
  ...['orderId', 'shopId', 'productId', 'options', 'quantity', 'expiresAt'],
] as const);

const writeHolds = prepared<{ holds: string }, Record<string, never>>(
  'write_holds',
  sql`
    ${holdRows.insert('holds')} ON CONFLICT (order_id, product_id, options)
    DO UPDATE SET expires_at = excluded.expires_at, quantity = excluded.quantity`,
);

function assertEnough({ name, quantity }: Demand, left: number): void {
  if (left >= quantity) return;
  const words = left > 0 ? `There are only ${left} left of ${name}.` : `${name} is sold out.`;
  throw new HttpError(409, `${words} Please change your cart.`, { path: 'cartItems' });
}

type HeldRow = Pick<Demand, 'productId' | 'options'> & { quantity: number };

const sumHeld = prepared<{ ids: string[]; id: string; shopId: string; now: string }, HeldRow>(
  'sum_held',
  sql`
    SELECT held.product_id AS "productId", held.options, sum(held.quantity)::int AS quantity
    FROM ${stockHolds} AS held
    WHERE held.product_id = ANY(${sql.placeholder('ids')}::uuid[])
      AND held.expires_at > ${sql.placeholder('now')}::timestamptz
      AND held.order_id <> ${sql.placeholder('id')}::uuid
      AND (held.shop_id = ${sql.placeholder('shopId')}::uuid OR sees_shared_product(held.product_id))
    GROUP BY held.product_id, held.options`,
);

/**
 * What is held for other orders at this moment, a row for each product and variant: of products that shops
 * share for the orders of all of them.
 */
export async function heldByOthers(
  tx: ShopWriter,
  { id, shopId }: Holding,
  lines: readonly Pick<StockLine, 'productId'>[],
  now: Date,
): Promise<Held[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const rows = await sumHeld(tx, { ids, id, shopId, now: now.toISOString() });
  return rows.map(({ quantity, ...row }) => ({ key: keyOf(row), quantity }));
}

export function heldOf(held: readonly Held[], demand: Demand): number {
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
