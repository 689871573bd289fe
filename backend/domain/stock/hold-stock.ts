import { asc, sql } from 'drizzle-orm';
import { shortage } from '@/core/rules/cart/messages';
import { conflict } from '../../base/errors';
import { anyOfIds, jsonRows, prepared } from '../../db/prepared';
import { matching } from '../../db/rows';
import { type OrderRow, orderLines, productVariants, stockHolds } from '../../db/schema';
import type { ShopWriter } from '../shops/find-shop';

/** Time for which pieces are reserved for a checkout (design 7). */
export const HOLD_MS = 10 * 60_000;

export type Holding = Pick<OrderRow, 'id' | 'shopId'>;

/** Pieces reserved for others, by variant id. */
type Held = ReadonlyMap<string, number>;

interface Holder {
  orderId: string;
  shopId: string;
  lines: readonly StockLine[];
}

interface Stock {
  variants: VariantStock[];
  held: Held;
}

/** Keeps what is counted for an order until its time is over. @throws DomainError conflict where there is not enough. */
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
  const [variants, held] = await Promise.all([
    lockVariants(tx, lines),
    heldByOthers(tx, { id, shopId }, variantIdsOf(lines), now),
  ]);
  return { variants, held };
}

/** The half that answers and writes. @throws DomainError conflict where there is not enough. */
export async function keepStock(
  tx: ShopWriter,
  { orderId, shopId, lines }: Holder,
  { variants, held }: Stock,
  now: Date,
): Promise<void> {
  const demands = demandsOf(variants, lines);
  if (demands.length === 0) return;
  for (const demand of demands) assertEnough(demand, leftOf(demand, held));
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  const rows = demands.map(({ variantId, quantity }) => ({
    ...{ orderId, shopId, variantId, quantity, expiresAt },
  }));
  await writeHolds(tx, { rows: holdRows.textOf(rows) });
}

/** Pieces of a variant that are not held for others. */
export function leftOf({ variantId, stock }: Pick<Demand, 'variantId' | 'stock'>, held: Held) {
  return Math.max(0, stock - (held.get(variantId) ?? 0));
}

const holdRows = jsonRows(stockHolds, [
  ...['orderId', 'shopId', 'variantId', 'quantity', 'expiresAt'],
] as const);

const writeHolds = prepared<{ rows: string }, Record<string, never>>(
  'write_holds',
  sql`
    ${holdRows.insert('rows')} ON CONFLICT (order_id, variant_id)
    DO UPDATE SET expires_at = excluded.expires_at, quantity = excluded.quantity`,
);

function assertEnough({ name, quantity }: Demand, left: number): void {
  if (left >= quantity) return;
  throw conflict(shortage(name, left), { path: 'cartItems' });
}

type SumParams = { ids: string[]; id: string | null; shopId: string; now: string };

const sumHeld = prepared<SumParams, { variantId: string; quantity: number }>(
  'sum_held',
  sql`
    SELECT held.variant_id AS "variantId", sum(held.quantity)::int AS quantity
    FROM ${stockHolds} AS held
    WHERE held.variant_id = ${anyOfIds('ids')}
      AND held.expires_at > ${sql.placeholder('now')}::timestamptz
      AND held.order_id IS DISTINCT FROM ${sql.placeholder('id')}::uuid
      AND (held.shop_id = ${sql.placeholder('shopId')}::uuid OR sees_shared_variant(held.variant_id))
    GROUP BY held.variant_id`,
);

/** Sums what is held at this moment for all orders but one, of shared products for the orders of all shops. */
export async function heldByOthers(
  tx: ShopWriter,
  { id, shopId }: Pick<Holding, 'shopId'> & { id: string | null },
  ids: string[],
  now: Date,
): Promise<Held> {
  if (ids.length === 0) return new Map();
  const rows = await sumHeld(tx, { ids, id, shopId, now: now.toISOString() });
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
}

export async function releaseStock(tx: ShopWriter, { id, shopId }: Holding): Promise<void> {
  await tx.delete(stockHolds).where(matching(stockHolds, { shopId, orderId: id }));
}

export interface StockLine {
  /** Null for what has no variants, or is not in the catalogue any more: it is never short. */
  variantId: string | null;
  name: string;
  quantity: number;
}

export interface Demand {
  variantId: string;
  name: string;
  quantity: number;
  stock: number;
}

/** A variant; null where it is not counted, and there is no end of it. */
interface VariantStock {
  variantId: string;
  stock: number | null;
}

const lockByIds = prepared<{ ids: string[] }, VariantStock & Record<string, unknown>>(
  'lock_variants',
  sql`
    SELECT id AS "variantId", stock FROM ${productVariants}
    WHERE id = ${anyOfIds('ids')} ORDER BY id FOR NO KEY UPDATE`,
);

const variantIdsOf = (lines: readonly Pick<StockLine, 'variantId'>[]): string[] => [
  ...new Set(lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]))),
];

/** Locks the variants of lines until the transaction ends, in one order, so that orders never wait in a circle. */
export async function lockVariants(
  tx: ShopWriter,
  lines: readonly Pick<StockLine, 'variantId'>[],
): Promise<VariantStock[]> {
  const ids = variantIdsOf(lines);
  return ids.length === 0 ? [] : lockByIds(tx, { ids });
}

/** Sums what lines ask of what is counted. */
export function demandsOf(
  variants: readonly VariantStock[],
  lines: readonly StockLine[],
): Demand[] {
  return variants.flatMap(({ variantId, stock }) => {
    const asking = lines.filter((line) => line.variantId === variantId);
    const quantity = asking.reduce((sum, line) => sum + line.quantity, 0);
    const [{ name } = { name: '' }] = asking;
    return stock === null ? [] : [{ variantId, name, quantity, stock }];
  });
}

/** Reads the lines of an order as stock is concerned; what is not in the catalogue any more is not counted. */
export async function soldLines(
  tx: ShopWriter,
  { id, shopId }: Pick<OrderRow, 'id' | 'shopId'>,
): Promise<StockLine[]> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(matching(orderLines, { shopId, orderId: id }))
    .orderBy(asc(orderLines.position));
  return rows.map(({ variantId, name, options, quantity }) => ({
    ...{ variantId, quantity },
    name: options.length > 0 ? `${name} (${options.map(({ value }) => value).join(' / ')})` : name,
  }));
}
