import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ORDER_STATES } from '@/core/model/order';
import { isOver, isUnpaid } from '@/core/model/order-machine';
import { bestsellers, orderLines, orders, products } from '../../db/schema';
import type { ShopRef } from '../shops/find-shop';

/** Window of the sales that count. */
const WINDOW_DAYS = 90;
/** Maximum of products of a shop that have a place; all others follow by date. */
const MOST_PLACES = 500;

/** States of orders that were paid, and not taken back. */
const SOLD = ORDER_STATES.filter((state) => !isUnpaid(state) && !isOver(state));

/** The place of a product, a row of `product_search`, among those that sold best in a shop; null for none. */
export const placeOf = ({ id }: Pick<ShopRef, 'id'>): SQL => sql`(
  SELECT place FROM ${bestsellers} AS best
  WHERE best.shop_id = ${id} AND best.product_id = product_search.product_id)`;

/** Condition on `products`: it is among those that sold best in a shop. */
export const hasSold = ({ id }: Pick<ShopRef, 'id'>): SQL => sql`EXISTS (
  SELECT FROM ${bestsellers} AS best WHERE best.shop_id = ${id} AND best.product_id = products.id)`;

/**
 * Counts what sold best in every shop: units in its paid orders of the last 90 days, equal ones by date. Only what
 * changed its place is written, so that the pages of a shop are made anew when the order changes, not with each sale.
 */
export async function countBestsellers(db: Pick<NodePgDatabase, 'execute'>, now: number) {
  const since = new Date(now - WINDOW_DAYS * 24 * 60 * 60_000);
  await db.execute(sql`
    WITH sold AS (
      SELECT line.shop_id, line.product_id, sum(line.quantity) AS units
      FROM ${orders} AS placed
        JOIN ${orderLines} AS line ON line.order_id = placed.id AND line.shop_id = placed.shop_id
      WHERE placed.placed_at > ${since.toISOString()}::timestamptz
        AND placed.state = ANY (${sql.param(SOLD)}::text[]) AND line.product_id IS NOT NULL
      GROUP BY 1, 2
    ), best AS (
      SELECT * FROM (
        SELECT sold.shop_id, sold.product_id, row_number() OVER (
          PARTITION BY sold.shop_id ORDER BY units DESC, published_at DESC, id)::integer AS place
        FROM sold JOIN ${products} ON products.id = sold.product_id
      ) AS placed WHERE place <= ${MOST_PLACES}
    ), gone AS (
      DELETE FROM ${bestsellers} AS known
      WHERE NOT EXISTS (SELECT FROM best
        WHERE best.shop_id = known.shop_id AND best.product_id = known.product_id)
    )
    INSERT INTO ${bestsellers} AS known (shop_id, product_id, place)
    SELECT shop_id, product_id, place FROM best ORDER BY shop_id, product_id
    ON CONFLICT (shop_id, product_id) DO UPDATE SET place = excluded.place
      WHERE known.place <> excluded.place`);
}
