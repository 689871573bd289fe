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
import { loadNotificationSettings } from '../notifications/settings';
import { asciiHost, shopIdOf } from './hosts';
import { toFields } from './shop-columns';
import { NoSuchShopError } from './shop-errors';

type Listed<List extends (...args: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<List>
>[number];

export async function listShops(db: NodePgDatabase) {
  const rows = await db
    .select({ shop: shops, ownProducts: count(products.id) })
    .from(shops)
    .leftJoin(products, eq(products.shopId, shops.id))
    .groupBy(shops.id)
    .orderBy(asc(shops.host));
  const aliases = await db.select().from(shopAliases).orderBy(asc(shopAliases.host));
  return rows.map(({ shop: { id, host, name, template }, ownProducts }) => {
    const own = aliases.filter(({ shopId }) => shopId === id).map((alias) => alias.host);
    return { host, name, template, aliases: own, ownProducts };
  });
}
export type ShopSummary = Listed<typeof listShops>;

/** Every field of a shop, as `updateShop` takes them. @throws NoSuchShopError */
export async function showShop(db: NodePgDatabase, host: string) {
  const shop = await findRow(db, shops, { host: asciiHost(host) });
  if (!shop) throw new NoSuchShopError(host);
  const isOwn = eq(shopAliases.shopId, shop.id);
  const own = await db.select().from(shopAliases).where(isOwn).orderBy(asc(shopAliases.host));
  const aliases = own.map((alias) => alias.host);
  const notifications = await loadNotificationSettings(db, shop.id);
  return { ...toFields(shop, aliases), notifications };
}

export type ShopMessage = Listed<typeof listMessages>;
export type AwaitedStock = Listed<typeof listRestock>;

const NEWEST = 100;

/** The newest messages that shoppers wrote to a shop, the newest first. @throws NoSuchShopError */
export async function listMessages(db: NodePgDatabase, host: string) {
  const shopId = await shopIdOf(db, host);
  const { name, email, subject, orderNumber, message, createdAt } = contactMessages;
  return db
    .select({ at: createdAt, name, email, subject, orderNumber, message })
    .from(contactMessages)
    .where(eq(contactMessages.shopId, shopId))
    .orderBy(desc(createdAt), desc(contactMessages.id))
    .limit(NEWEST);
}

/** The variants that shoppers of a shop wait for, those of most first. @throws NoSuchShopError */
export async function listRestock(db: NodePgDatabase, host: string) {
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
