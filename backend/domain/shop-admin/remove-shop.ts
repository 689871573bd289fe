import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { shops } from '../../db/schema';
import { asciiHost } from './ascii-host';
import { NoSuchShopError } from './shop-errors';

/**
 * Removes a shop with everything that is its own: aliases, pages, reviews, pictures and the products
 * limited to it. The catalogue it shares stays. @throws NoSuchShopError
 */
export async function removeShop(db: NodePgDatabase, host: string): Promise<void> {
  const removed = await db
    .delete(shops)
    .where(eq(shops.host, asciiHost(host)))
    .returning({ id: shops.id });
  if (removed.length === 0) throw new NoSuchShopError(host);
}
