import { and, asc, count, desc, eq, isNull, min } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findRow } from '../../db/rows';
import {
  contactMessages,
  products,
  productVariants,
  restockRequests,
  shopAliases,
  shops,
} from '../../db/schema';
import { asciiHost, shopIdOf } from './hosts';
import { toFields } from './shop-columns';
import { NoSuchShopError } from './shop-errors';

export interface ShopSummary {
  host: string;
  name: string;
  template: string;
  aliases: string[];
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

export interface ShopMessage {
  at: Date;
  name: string;
  email: string;
  subject: string;
  orderNumber: string;
  message: string;
}

const NEWEST = 100;

/** The newest messages that shoppers wrote to a shop, the newest first. @throws NoSuchShopError */
export async function listMessages(db: NodePgDatabase, host: string): Promise<ShopMessage[]> {
  const shopId = await shopIdOf(db, host);
  const { name, email, subject, orderNumber, message, createdAt } = contactMessages;
  return db
    .select({ at: createdAt, name, email, subject, orderNumber, message })
    .from(contactMessages)
    .where(eq(contactMessages.shopId, shopId))
    .orderBy(desc(createdAt), desc(contactMessages.id))
    .limit(NEWEST);
}

export interface AwaitedStock {
  product: string;
  options: { name: string; value: string }[];
  sku: string;
  waiting: number;
  since: Date | null;
}

/** The variants that shoppers of a shop wait for, those of most first. @throws NoSuchShopError */
export async function listRestock(db: NodePgDatabase, host: string): Promise<AwaitedStock[]> {
  const shopId = await shopIdOf(db, host);
  const { id, options, sku } = productVariants;
  const waiting = count();
  const since = min(restockRequests.createdAt);
  return db
    .select({ product: products.name, options, sku, waiting, since })
    .from(restockRequests)
    .innerJoin(productVariants, eq(id, restockRequests.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(restockRequests.shopId, shopId), isNull(restockRequests.notifiedAt)))
    .groupBy(products.id, id)
    .orderBy(desc(waiting), asc(since), asc(id));
}
