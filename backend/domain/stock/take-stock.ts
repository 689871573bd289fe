import { sql } from 'drizzle-orm';
import { jsonRows, prepared } from '../../db/prepared';
import { type OrderRow, productVariants, type StockReason, stockMovements } from '../../db/schema';
import { recordEvent } from '../events/record-event';
import type { ShopWriter } from '../shops/find-shop';
import {
  type Demand,
  demandsOf,
  heldByOthers,
  leftOf,
  lockVariants,
  releaseStock,
  type StockLine,
} from './hold-stock';

type Ordered = Pick<OrderRow, 'id' | 'shopId' | 'number'>;

/**
 * Takes what an order bought out of the stock, and lets go of what was held for it. False, and nothing is taken, where
 * there is not enough beside what is held for others: its time was over.
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
  await move(tx, order, 'taken', demands);
  const pieces = demands.map(({ variantId, quantity, stock }) => ({
    ...{ variantId, quantity, left: stock - quantity },
  }));
  if (pieces.length > 0) {
    await recordEvent(tx, order, { kind: 'stock.taken', actor: 'system', data: { pieces } });
  }
  return true;
}

/** Puts back what an order took, by its movements; what its shop does not sell any more stays away. */
export async function returnStock(
  tx: ShopWriter,
  order: Ordered,
  lines: readonly Pick<StockLine, 'variantId'>[],
): Promise<void> {
  await lockVariants(tx, lines);
  const pieces = (await readTaken(tx, order)).map(({ variantId, quantity }) => ({
    ...{ variantId, quantity },
  }));
  await move(tx, order, 'returned', pieces);
  if (pieces.length === 0) return;
  await recordEvent(tx, order, { kind: 'stock.returned', actor: 'system', data: { pieces } });
}

type Pieces = Pick<Demand, 'variantId' | 'quantity'>;

const readTaken = prepared<Pick<Ordered, 'shopId' | 'number'>, Pieces & Record<string, unknown>>(
  'read_taken_stock',
  sql`
    SELECT moved.variant_id AS "variantId", -sum(moved.amount)::int AS quantity
    FROM ${stockMovements} AS moved JOIN ${productVariants} ON ${productVariants.id} = moved.variant_id
    WHERE moved.shop_id = ${sql.placeholder('shopId')}::uuid AND moved.actor = ${sql.placeholder('number')}
    GROUP BY moved.variant_id HAVING sum(moved.amount) < 0`,
);

const movementRows = jsonRows(stockMovements, [
  ...['variantId', 'shopId', 'place', 'amount', 'reason', 'actor'],
] as const);

const writeMovements = prepared<{ movements: string }, Record<string, never>>(
  'write_stock_movements',
  sql`${movementRows.insert('movements')}`,
);

/** Location of all pieces: one, for now. */
const MAIN_PLACE = 'main';

const MOVES = {
  taken: { reason: 'order', sign: -1 },
  returned: { reason: 'return', sign: 1 },
} as const satisfies Record<string, { reason: StockReason; sign: 1 | -1 }>;

async function move(
  tx: ShopWriter,
  order: Ordered,
  what: keyof typeof MOVES,
  demands: readonly Pieces[],
): Promise<void> {
  if (demands.length === 0) return;
  const { shopId, number: actor } = order;
  const { reason, sign } = MOVES[what];
  const movements = demands.map(({ variantId, quantity }) => ({
    ...{ variantId, shopId, place: MAIN_PLACE, amount: sign * quantity, reason, actor },
  }));
  await writeMovements(tx, { movements: movementRows.textOf(movements) });
}
