import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orderLines, products, productVariants } from '../../db/schema';
import type { Services } from '../../services';
import type { OrderRow } from '../orders/prove-order';

type MarkedOrder = Pick<OrderRow, 'id' | 'shopId' | 'number'>;

/**
 * Marks the products of an order as sold out whose last piece it took. After the order is safe and by
 * itself: it changes the catalogue, which an import may hold for a while; a checkout looks at the pieces
 * themselves. What a hand has marked stays.
 */
export async function markSoldOut(services: Services, order: MarkedOrder): Promise<void> {
  const isCounted = sql`EXISTS (SELECT 1 FROM ${productVariants} AS one WHERE one.product_id = ${products.id})`;
  const hasPieces = sql`EXISTS (
    SELECT 1 FROM ${productVariants} AS one
    WHERE one.product_id = ${products.id} AND (one.stock IS NULL OR one.stock > 0))`;
  await mark(services, order, true, sql`${isCounted} AND NOT ${hasPieces}`);
}

/**
 * Takes the mark from products of an order whose pieces went back: from those of which there is no other
 * piece, for they were sold out by their last one.
 */
export async function markOnSale(services: Services, order: MarkedOrder): Promise<void> {
  const left = sql`(SELECT sum(one.stock) FROM ${productVariants} AS one WHERE one.product_id = ${products.id})`;
  const returned = sql`(
    SELECT sum(line.quantity) FROM ${orderLines} AS line
    WHERE line.order_id = ${order.id} AND line.product_id = ${products.id})`;
  await mark(services, order, false, sql`${left} BETWEEN 1 AND ${returned}`);
}

async function mark(
  { db, log }: Services,
  { id, shopId, number }: MarkedOrder,
  isSoldOut: boolean,
  condition: SQL,
): Promise<void> {
  const bought = db
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, id)));
  const isMarked = and(
    ...[inArray(products.id, bought), eq(products.isSoldOut, !isSoldOut), condition],
  );
  try {
    await db.update(products).set({ isSoldOut }).where(isMarked);
  } catch (error) {
    log.warn('what is sold out, or on sale again, is not marked', { order: number, error });
  }
}
