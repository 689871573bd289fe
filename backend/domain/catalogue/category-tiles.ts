import { and, asc, eq, exists, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { CategoryTile } from '@/core/model/category-tile';
import { invalid, notFound } from '../../base/errors';
import { categories, categoryTiles, products, templates } from '../../db/schema';
import type { Services } from '../../services/services';
import { firstFile } from '../product-media';
import { type ShopServices, writeShop } from '../shops/find-shop';
import { SPEC_CATEGORIES } from './categories';
import * as messages from './messages';
import { newestFirst, visibleTo } from './visible';

/** Every category tile of a shop, in its order: those an admin saved for it, else its catalogue's. */
export async function listTiles(services: ShopServices): Promise<CategoryTile[]> {
  const own = await listOwn(services);
  return own.length > 0 ? own : listOfTemplate(services, services.shop.template);
}

/**
 * The tiles behind which the shop has products: an admin's, else its catalogue's, then those of its other categories, the
 * values of spec 3 before its own. Where nobody has set a picture, the newest product lends one.
 */
export async function listFilledTiles(services: ShopServices): Promise<CategoryTile[]> {
  const own = await listOwn(services, isFilled(services, categoryTiles.category));
  if (own.length > 0)
    return withPictures(own, own.every(hasPicture) ? [] : await deriveTiles(services));
  const [listed, derived] = await Promise.all([
    listOfTemplate(services, services.shop.template, isFilled(services, categories.category)),
    deriveTiles(services),
  ]);
  const others = derived.filter(
    (tile) => !listed.some(({ category }) => category === tile.category),
  );
  if (listed.length > 0 || others.length === 0)
    return [...withPictures(listed, derived), ...others];
  const image = others[0]?.image ?? '';
  return [{ name: ALL_PRODUCTS, image, category: ALL_PRODUCTS }, ...others];
}

const hasPicture = ({ image }: CategoryTile): boolean => image !== '';

/** Tiles, those without a picture with that of a derived one; All Products takes the first there is. */
function withPictures(
  tiles: readonly CategoryTile[],
  derived: readonly CategoryTile[],
): CategoryTile[] {
  return tiles.map((tile) => {
    if (hasPicture(tile)) return tile;
    const isLender = ({ category }: CategoryTile) =>
      category === tile.category || tile.category === ALL_PRODUCTS;
    return { ...tile, image: derived.find(isLender)?.image ?? '' };
  });
}

/** The tiles of any template by its name. @throws DomainError not-found */
export async function listTilesOf(services: Services, template: string): Promise<CategoryTile[]> {
  const rows = await services.db
    .select({ name: templates.name })
    .from(templates)
    .where(eq(templates.name, template));
  if (rows.length === 0) throw notFound(messages.noTemplate(template), 'template');
  return listOfTemplate(services, template);
}

function listOwn({ db, shop }: ShopServices, only?: SQL): Promise<CategoryTile[]> {
  const { name, image, category, shopId, position } = categoryTiles;
  return db
    .select({ name, image, category })
    .from(categoryTiles)
    .where(and(eq(shopId, shop.id), only))
    .orderBy(asc(position));
}

function listOfTemplate({ db }: Services, named: string, only?: SQL): Promise<CategoryTile[]> {
  const { name, image, category, template, position } = categories;
  return db
    .select({ name, image, category })
    .from(categories)
    .where(and(eq(template, named), only))
    .orderBy(asc(position), asc(category));
}

function isFilled(
  { db, shop }: ShopServices,
  category: typeof categories.category | typeof categoryTiles.category,
): SQL {
  const inTile = or(eq(products.category, category), eq(category, ALL_PRODUCTS));
  const product = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(visibleTo(shop), inTile));
  return exists(product);
}

/** Tiles for categories that the catalogue has none with a picture for; the newest product lends its own. */
async function deriveTiles({ db, shop }: ShopServices): Promise<CategoryTile[]> {
  const isListed = and(eq(categories.template, shop.template), ne(categories.image, ''));
  const listed = db
    .select({ one: sql`1` })
    .from(categories)
    .where(and(isListed, eq(categories.category, products.category)));
  const rows = await db
    .selectDistinctOn([products.category], { category: products.category, image: firstFile })
    .from(products)
    .where(and(visibleTo(shop), ne(products.category, ''), notExists(listed)))
    .orderBy(asc(products.category), newestFirst, asc(products.id));
  return rows
    .map(({ category, image }) => ({ name: category, image: image ?? '', category }))
    .sort((one, other) => specOrder(one) - specOrder(other));
}

/** Sorts the values of spec 3 before a shop's own, which keep their order. */
const specOrder = ({ category }: CategoryTile): number => {
  const place = SPEC_CATEGORIES.indexOf(category);
  return place < 0 ? SPEC_CATEGORIES.length : place;
};

/**
 * Replaces the category tiles of a shop (spec 7, "savecategories"); where none are left, its catalogue's come back.
 * @param field where the tiles stand in the request. @throws DomainError invalid for an unknown category.
 */
export async function saveTiles(
  services: ShopServices,
  tiles: readonly CategoryTile[],
  field: string,
): Promise<void> {
  const named = tiles.map(({ category }) => category);
  const existing = await existingCategories(services, named);
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

/** Returns those of some categories that are a value of spec 3, or that the shop's catalogue has. */
async function existingCategories({ db, shop }: ShopServices, named: string[]) {
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
