import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { shops } from '../../db/schema';
import { asciiHost } from './ascii-host';
import { NoSuchShopError } from './shop-errors';

/** The id of the shop with this host, however it is written. @throws NoSuchShopError */
export async function shopIdOf(db: NodePgDatabase, host: string): Promise<string> {
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.host, asciiHost(host)));
  if (!shop) throw new NoSuchShopError(host);
  return shop.id;
}
