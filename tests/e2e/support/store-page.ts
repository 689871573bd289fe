import { and, eq } from 'drizzle-orm';
import { pages, shops } from '@/backend/db/schema';
import type { LayoutNode } from '@/core/model/page';
import { withShopDatabase } from './shop-database';
import { SHOP_HOSTS, type ShopName } from './shops';

/** Stores the layout of a page of a shop, whatever it is made of. */
export async function storePage(shop: ShopName, slug: string, layout: unknown): Promise<void> {
  const savedRows = { name: slug, layout: layout as LayoutNode[] };
  await withShopDatabase(async (db) => {
    const shopId = await idOf(db, shop);
    await db
      .insert(pages)
      .values({ shopId, slug, ...savedRows })
      .onConflictDoUpdate({ target: [pages.shopId, pages.slug], set: savedRows });
  });
}

/** The layout of a page of a shop, as it is stored. */
export function savedLayout(shop: ShopName, slug: string): Promise<LayoutNode[]> {
  return withShopDatabase(async (db) => {
    const shopId = await idOf(db, shop);
    const [row] = await db
      .select({ layout: pages.layout })
      .from(pages)
      .where(and(eq(pages.shopId, shopId), eq(pages.slug, slug)));
    return row?.layout ?? [];
  });
}

export async function removePage(shop: ShopName, slug: string): Promise<void> {
  await withShopDatabase(async (db) => {
    const shopId = await idOf(db, shop);
    await db.delete(pages).where(and(eq(pages.shopId, shopId), eq(pages.slug, slug)));
  });
}

type ShopDatabase = Parameters<Parameters<typeof withShopDatabase>[0]>[0];

async function idOf(db: ShopDatabase, shop: ShopName): Promise<string> {
  const [row] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.host, SHOP_HOSTS[shop]));
  return row?.id ?? '';
}
