import { sql } from 'drizzle-orm';
import { jsonRows } from '../../db/json-rows';
import { prepared } from '../../db/prepared';
import { type StockReason, stockMovements } from '../../db/schema';
import type { OrderRow } from '../orders/prove-order';
import type { ShopWriter } from '../shops/write-shop';
import { type Demand, demandsOf, lockVariants, type StockLine } from './find-demand';
import { heldByOthers, leftOf, releaseStock } from './hold-stock';

type Ordered = Pick<OrderRow, 'id' | 'shopId' | 'number'>;

/**
 * Takes what an order bought out of the stock, and lets go of what was held for it. False, and nothing
 * is taken, where there is not enough beside what is held for others: its time was over.
 */
export async function takeStock(
  tx: ShopWriter,
  order: Ordered,
  lines: readonly StockLine[],
  now: Date,
): Promise<boolean> {
  const demands = demandsOf(await lockVariants(tx, lines), lines);
  const ids = demands.map(({ variantId }) => variantId);
  const held = await heldByOthers(tx, order, ids, now);
  const isEnough = demands.every((demand) => leftOf(demand, held) >= demand.quantity);
  await releaseStock(tx, order);
  if (!isEnough) return false;
  await move(tx, order, 'order', demands, -1);
  return true;
}

/** Puts back what an order had taken, since it is not sent after all. */
export async function returnStock(
  tx: ShopWriter,
  order: Ordered,
  lines: readonly StockLine[],
): Promise<void> {
  await move(tx, order, 'return', demandsOf(await lockVariants(tx, lines), lines), 1);
}

const movementRows = jsonRows(stockMovements, [
  ...['variantId', 'shopId', 'place', 'amount', 'reason', 'actor'],
] as const);

const writeMovements = prepared<{ movements: string }, Record<string, never>>(
  'write_stock_movements',
  sql`${movementRows.insert('movements')}`,
);

/** Where all pieces lie: one place, for now. */
const MAIN_PLACE = 'main';

async function move(
  tx: ShopWriter,
  { shopId, number }: Ordered,
  reason: StockReason,
  demands: readonly Demand[],
  sign: 1 | -1,
): Promise<void> {
  const movements = demands.map(({ variantId, quantity }) => ({
    ...{ variantId, shopId, place: MAIN_PLACE, amount: sign * quantity, reason, actor: number },
  }));
  if (movements.length === 0) return;
  await writeMovements(tx, { movements: movementRows.textOf(movements) });
}
