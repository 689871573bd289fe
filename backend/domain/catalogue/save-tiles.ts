import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { CategoryTile } from '@/core/model/category-tile';
import { CATEGORIES } from '@/core/model/category-values';
import { invalid } from '../../base/errors';
import { categories, categoryTiles, products } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { writeShop } from '../shops/load-shop';
import * as messages from './messages';
import { visibleTo } from './visible';

const SPEC_CATEGORIES: readonly string[] = CATEGORIES;

/**
 * Replaces the category tiles of a shop (spec 7, "savecategories"); those of the catalogue, which
 * other shops show as well, stay, and come back where none are left.
 * @param field where the tiles stand in the request.
 * @throws DomainError invalid for a category that neither the specification nor the shop has.
 */
export async function saveTiles(
  services: ShopServices,
  tiles: readonly CategoryTile[],
  field: string,
): Promise<void> {
  const existing = await existingCategories(
    services,
    tiles.map((tile) => tile.category),
  );
  const wrong = tiles.findIndex(({ category }) => !existing.has(category));
  if (wrong >= 0) {
    const message = messages.noCategory(tiles[wrong]?.category ?? '');
    throw invalid(message, { path: `${field}.${wrong}.category` });
  }
  await writeShop(services, services.shop, async (tx, { id: shopId }) => {
    await tx.delete(categoryTiles).where(eq(categoryTiles.shopId, shopId));
    const rows = tiles.map((tile, position) => ({ ...tile, shopId, position }));
    if (rows.length > 0) await tx.insert(categoryTiles).values(rows);
  });
}

/** Those of some categories that are a value of spec 3, or that the shop's catalogue has. */
async function existingCategories(
  { db, shop }: ShopServices,
  named: string[],
): Promise<Set<string>> {
  const other = named.filter((category) => !SPEC_CATEGORIES.includes(category));
  if (other.length === 0) return new Set(named);
  const ofCatalogue = db
    .select({ category: categories.category })
    .from(categories)
    .where(and(eq(categories.template, shop.template), inArray(categories.category, other)));
  const ofProducts = db
    .select({ category: products.category })
    .from(products)
    .where(and(visibleTo(shop), inArray(products.category, other)));
  const rows = await union(ofCatalogue, ofProducts);
  return new Set([...SPEC_CATEGORIES, ...rows.map(({ category }) => category)]);
}
