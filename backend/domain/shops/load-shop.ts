import { eq, type InferSelectModel } from 'drizzle-orm';
import { shops } from '../../db/schema';
import { notFound } from '../../errors';
import type { Services } from '../../services';
import { NO_SHOP, type ShopRef } from './find-shop';

export type ShopRow = InferSelectModel<typeof shops>;

/** The whole row of a shop. @throws HttpError 404 where it was deleted a moment ago. */
export async function loadShop({ db }: Services, shop: ShopRef): Promise<ShopRow> {
  const [row] = await db.select().from(shops).where(eq(shops.id, shop.id));
  if (!row) throw notFound(NO_SHOP, 'domain');
  return row;
}
