import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { isUuid } from '@/core/values/is-uuid';
import { anyOfIds, prepared } from '../../db/prepared';
import { orders, products, productVariants, stockHolds } from '../../db/schema';
import type { Services } from '../../services/services';
import { visibleTo } from '../catalogue/visible';
import type { ShopRef, ShopServices } from '../shops/find-shop';

type Values = { ids: string[]; shopId: string; key: string; now: string };

const readLeft = prepared<Values, { id: string; left: number }>(
  'read_left',
  sql`
    SELECT variant.id, greatest(0, variant.stock - coalesce((
      SELECT sum(held.quantity) FROM ${stockHolds} AS held
      WHERE held.variant_id = variant.id AND held.expires_at > ${sql.placeholder('now')}::timestamptz
        AND (held.shop_id = ${sql.placeholder('shopId')}::uuid OR sees_shared_variant(held.variant_id))
        AND held.order_id NOT IN (
          SELECT id FROM ${orders} AS own
          WHERE own.shop_id = ${sql.placeholder('shopId')}::uuid
            AND own.checkout_key = ${sql.placeholder('key')})
    ), 0))::int AS left
    FROM ${productVariants} AS variant
    WHERE variant.id = ${anyOfIds('ids')} AND variant.stock IS NOT NULL`,
);

/**
 * Reads how many pieces of variants are left for a shopper now, by their ids; none where they are not counted.
 * @param checkoutKey names the shopper's own checkout, whose held pieces are theirs.
 */
export async function loadLeft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: shopId }: Pick<ShopRef, 'id'>,
  ids: string[],
  checkoutKey = '',
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const parameters = { ids, shopId, key: checkoutKey, now: new Date(now()).toISOString() };
  const rows = await readLeft(db, parameters);
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/** Reads the pieces of each counted row of a product; none for what the shop does not sell. */
export async function leftOfProduct(
  services: ShopServices,
  productId: string,
  checkoutKey?: string,
): Promise<{ id: string; left: number }[]> {
  if (!isUuid(productId)) return [];
  const rows = await services.db
    .select({ id: productVariants.id })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(visibleTo(services.shop), eq(products.id, productId), isNotNull(productVariants.stock)),
    );
  const ids = rows.map(({ id }) => id);
  const left = await loadLeft(services, services.shop, ids, checkoutKey);
  return [...left].map(([id, pieces]) => ({ id, left: Math.min(pieces, MAX_QUANTITY) }));
}
