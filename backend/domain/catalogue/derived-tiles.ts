import { and, asc, eq, ne, notExists, sql } from 'drizzle-orm';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { CategoryTile } from '@/core/model/category-tile';
import { categories, products } from '../../db/schema';
import type { Services } from '../../services';
import { firstFile } from '../product-media';
import type { ShopRef } from '../shops/find-shop';
import { newestFirst, visibleTo } from './visible';

/**
 * Tiles for the categories that a shop has products in and its catalogue has no tile for, so that
 * whatever was imported can be found. The newest product lends its picture.
 */
export async function deriveTiles({ db }: Services, shop: ShopRef): Promise<CategoryTile[]> {
  const given = db
    .select({ one: sql`1` })
    .from(categories)
    .where(and(eq(categories.template, shop.template), eq(categories.category, products.category)));
  const rows = await db
    .selectDistinctOn([products.category], { category: products.category, image: firstFile })
    .from(products)
    .where(and(visibleTo(shop), ne(products.category, ''), notExists(given)))
    .orderBy(asc(products.category), newestFirst, asc(products.id));
  return rows.map(({ category, image }) => ({ name: category, image: image ?? '', category }));
}

/** The tile of everything, for a catalogue that has not one tile of its own. */
export function tileOfAll(tiles: readonly CategoryTile[]): CategoryTile {
  return { name: ALL_PRODUCTS, image: tiles[0]?.image ?? '', category: ALL_PRODUCTS };
}
