import { and, asc, eq } from 'drizzle-orm';
import { orderLines } from '../../db/schema';
import type { OrderRow } from '../orders/prove-order';
import type { ShopWriter } from '../shops/write-shop';
import type { StockLine } from './find-demand';

/** Reads the lines of an order as stock is concerned; what is not in the catalogue any more is not counted. */
export async function soldLines(
  tx: ShopWriter,
  { id, shopId }: Pick<OrderRow, 'id' | 'shopId'>,
): Promise<StockLine[]> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, id)))
    .orderBy(asc(orderLines.position));
  return rows.map(({ variantId, name, options, quantity }) => ({
    ...{ variantId, quantity },
    name: options.length > 0 ? `${name} (${options.map(({ value }) => value).join(' / ')})` : name,
  }));
}
