import { products } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { newestFirst, visibleTo } from './visible';

/** A site map may hold 50,000 addresses; some are left for the pages that are no products. */
const MAX_ADDRESSES = 49_000;

/** Every product's slug and when it last changed (ISO text), the newest first. */
export async function listAddresses({ db }: Services, shop: ShopRef) {
  const rows = await db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(visibleTo(shop))
    .orderBy(newestFirst)
    .limit(MAX_ADDRESSES);
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}
