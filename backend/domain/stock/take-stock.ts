import { and, eq, inArray, sql } from 'drizzle-orm';
import { products, productVariants } from '../../db/schema';
import type { ShopWriter } from '../shops/write-shop';
import { type Demand, lockDemand, type StockLine } from './find-demand';
import { heldByOthers, heldOf, releaseStock } from './hold-stock';

/**
 * Takes what an order bought out of the stock, and lets go of what was held for it. False, and nothing
 * is taken, where there is not enough beside what is held for others: its time was over.
 */
export async function takeStock(
  tx: ShopWriter,
  orderId: string,
  lines: readonly StockLine[],
  now: Date,
): Promise<boolean> {
  const demands = await lockDemand(tx, lines);
  const held = await heldByOthers(tx, orderId, demands, now);
  const isEnough = demands.every(
    (demand) => demand.stock - heldOf(held, demand) >= demand.quantity,
  );
  await releaseStock(tx, orderId);
  if (!isEnough) return false;
  for (const { variantId, quantity } of demands) await changeStock(tx, variantId, -quantity);
  await markSoldOut(tx, demands);
  return true;
}

/** Puts back what an order had taken, since it is not sent after all. */
export async function returnStock(tx: ShopWriter, lines: readonly StockLine[]): Promise<void> {
  const demands = await lockDemand(tx, lines);
  for (const { variantId, quantity } of demands) await changeStock(tx, variantId, quantity);
  await markSoldOut(tx, demands);
}

/** A product is sold out while none of its variants has a piece left; only where that changes is it written. */
async function markSoldOut(tx: ShopWriter, demands: readonly Demand[]): Promise<void> {
  const ids = [...new Set(demands.map(({ productId }) => productId))];
  if (ids.length === 0) return;
  const hasNone = sql`NOT EXISTS (
    SELECT 1 FROM ${productVariants} AS variant
    WHERE variant.product_id = ${products.id} AND (variant.stock IS NULL OR variant.stock > 0))`;
  await tx
    .update(products)
    .set({ isSoldOut: hasNone })
    .where(and(inArray(products.id, ids), sql`${products.isSoldOut} <> (${hasNone})`));
}

async function changeStock(tx: ShopWriter, variantId: string, by: number): Promise<void> {
  await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${by}` })
    .where(eq(productVariants.id, variantId));
}
