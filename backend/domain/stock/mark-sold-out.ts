import { and, eq, inArray, sql } from 'drizzle-orm';
import { orderLines, products, productVariants } from '../../db/schema';
import type { Services } from '../../services';
import type { OrderRow } from '../orders/prove-order';

/**
 * Marks the products of an order as sold out whose last piece it took. After the order is safe and by
 * itself: it changes the catalogue, which an import may hold for a while; a checkout looks at the pieces
 * themselves. What a hand has marked stays.
 */
export async function markSoldOut(services: Services, order: OrderRow): Promise<void> {
  const isCounted = sql`EXISTS (SELECT 1 FROM ${productVariants} AS one WHERE one.product_id = ${products.id})`;
  const hasPieces = sql`EXISTS (
    SELECT 1 FROM ${productVariants} AS one
    WHERE one.product_id = ${products.id} AND (one.stock IS NULL OR one.stock > 0))`;
  const bought = services.db
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, order.shopId), eq(orderLines.orderId, order.id)));
  try {
    await services.db
      .update(products)
      .set({ isSoldOut: true })
      .where(
        and(
          inArray(products.id, bought),
          eq(products.isSoldOut, false),
          sql`${isCounted} AND NOT ${hasPieces}`,
        ),
      );
  } catch (error) {
    services.log.warn('what is sold out is not marked', { order: order.number, error });
  }
}
