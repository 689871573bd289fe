import { asc, count, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findRow } from '../../db/rows';
import { products, shopAliases, shops } from '../../db/schema';
import { asciiHost } from './hosts';
import { toFields } from './shop-columns';
import { NoSuchShopError } from './shop-errors';

export interface ShopSummary {
  host: string;
  name: string;
  template: string;
  aliases: string[];
  /** Products of this shop alone. */
  ownProducts: number;
}

export async function listShops(db: NodePgDatabase): Promise<ShopSummary[]> {
  const rows = await db
    .select({
      id: shops.id,
      host: shops.host,
      name: shops.name,
      template: shops.template,
      ownProducts: count(products.id),
    })
    .from(shops)
    .leftJoin(products, eq(products.shopId, shops.id))
    .groupBy(shops.id)
    .orderBy(asc(shops.host));
  const aliases = await db.select().from(shopAliases).orderBy(asc(shopAliases.host));
  return rows.map(({ id, ...shop }) => ({
    ...shop,
    aliases: aliases.filter((alias) => alias.shopId === id).map((alias) => alias.host),
  }));
}

/** Every field of a shop, as `updateShop` takes them. @throws NoSuchShopError */
export async function showShop(db: NodePgDatabase, host: string) {
  const shop = await findRow(db, shops, { host: asciiHost(host) });
  if (!shop) throw new NoSuchShopError(host);
  const aliases = await db
    .select({ host: shopAliases.host })
    .from(shopAliases)
    .where(eq(shopAliases.shopId, shop.id))
    .orderBy(asc(shopAliases.host));
  return toFields(
    shop,
    aliases.map((alias) => alias.host),
  );
}
