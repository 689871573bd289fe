import { eq, sql } from 'drizzle-orm';
import { productVariants } from '../../db/schema';
import { recordEvent } from '../events/record-event';
import type { ShopWriter } from '../shops/write-shop';
import { type Demand, demandsOf, lockVariants, type StockLine } from './find-demand';
import { type Holding, heldByOthers, heldOf, releaseStock } from './hold-stock';

/**
 * Takes what an order bought out of the stock, and lets go of what was held for it. False, and nothing
 * is taken, where there is not enough beside what is held for others: its time was over.
 */
export async function takeStock(
  tx: ShopWriter,
  order: Holding,
  lines: readonly StockLine[],
  now: Date,
): Promise<boolean> {
  const demands = demandsOf(await lockVariants(tx, lines), lines);
  const held = await heldByOthers(tx, order, demands, now);
  const isEnough = demands.every(
    (demand) => demand.stock - heldOf(held, demand) >= demand.quantity,
  );
  await releaseStock(tx, order);
  if (!isEnough) return false;
  for (const { variantId, quantity } of demands) await changeStock(tx, variantId, -quantity);
  await recordPieces(tx, order, 'stock.taken', demands);
  return true;
}

/** Puts back what an order had taken, since it is not sent after all. */
export async function returnStock(
  tx: ShopWriter,
  order: Holding,
  lines: readonly StockLine[],
): Promise<void> {
  const demands = demandsOf(await lockVariants(tx, lines), lines);
  for (const { variantId, quantity } of demands) await changeStock(tx, variantId, quantity);
  await recordPieces(tx, order, 'stock.returned', demands);
}

/** Of what is not counted nothing was taken, and nothing is recorded. */
async function recordPieces(
  tx: ShopWriter,
  order: Holding,
  kind: 'stock.taken' | 'stock.returned',
  demands: readonly Demand[],
): Promise<void> {
  if (demands.length === 0) return;
  const pieces = demands.map(({ variantId, productId, quantity }) => ({
    ...{ variantId, productId, quantity },
  }));
  await recordEvent(tx, order, { kind, actor: 'system', data: { pieces } });
}

async function changeStock(tx: ShopWriter, variantId: string, by: number): Promise<void> {
  await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${by}` })
    .where(eq(productVariants.id, variantId));
}
