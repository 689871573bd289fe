import { and, asc, eq, exists, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { CategoryTile } from '@/core/model/category-tile';
import { CATEGORIES } from '@/core/model/category-values';
import { inHyphens } from '@/core/values/in-hyphens';
import { invalid, notFound } from '../../base/errors';
import { matching } from '../../db/rows';
import { categories, categoryTiles, products, templates } from '../../db/schema';
import type { Services } from '../../services/services';
import { firstFile } from '../product-media';
import { type ShopServices, writeShop } from '../shops/find-shop';
import * as messages from './messages';
import { newestFirst, visibleTo } from './visible';

/** Every category tile of a shop, in its order: those an admin saved for it, else its catalogue's. */
export async function listTiles(services: ShopServices): Promise<CategoryTile[]> {
  const own = await listOwn(services);
  return own.length > 0 ? own : listOfTemplate(services, services.shop.template);
}

/** The tiles behind which the shop has products: an admin's, else its catalogue's, then derived ones. */
export async function listFilledTiles(services: ShopServices): Promise<CategoryTile[]> {
  const own = await listOwn(services, isFilled(services, categoryTiles.category));
  if (own.length > 0) return own;
  const [listed, derived] = await Promise.all([
    listOfTemplate(services, services.shop.template, isFilled(services, categories.category)),
    deriveTiles(services),
  ]);
  if (listed.length > 0 || derived.length === 0) return [...listed, ...derived];
  const image = derived[0]?.image ?? '';
  return [{ name: ALL_PRODUCTS, image, category: ALL_PRODUCTS }, ...derived];
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

/** Tiles for categories that the catalogue has none for; the newest product lends its picture. */
async function deriveTiles({ db, shop }: ShopServices): Promise<CategoryTile[]> {
  const listed = db
    .select({ one: sql`1` })
    .from(categories)
    .where(and(eq(categories.template, shop.template), eq(categories.category, products.category)));
  const rows = await db
    .selectDistinctOn([products.category], { category: products.category, image: firstFile })
    .from(products)
    .where(and(visibleTo(shop), ne(products.category, ''), notExists(listed)))
    .orderBy(asc(products.category), newestFirst, asc(products.id));
  return rows.map(({ category, image }) => ({ name: category, image: image ?? '', category }));
}

const SPEC_CATEGORIES: readonly string[] = CATEGORIES;

type Catalogue = Pick<Services, 'db'> & { shop: { template: string } };

/**
 * Finds a category as spec 3 or the shop's own catalogue has it, however it is written: `combo-set` is "Combo Set".
 * @returns undefined where none is requested. @throws DomainError not-found
 */
export async function findCategory(
  services: Catalogue,
  requested: string | undefined,
): Promise<string | undefined> {
  if (requested === undefined || SPEC_CATEGORIES.includes(requested)) return requested;
  const match = (await categoryFinder(services))(requested);
  if (match === undefined) throw notFound(messages.noCategory(requested), 'category');
  return match;
}

/** Loads the categories of a shop's catalogue once, to find many of them however they are written. */
export async function categoryFinder({ db, shop }: Catalogue) {
  const rows = await db
    .select({ category: categories.category })
    .from(categories)
    .where(matching(categories, { template: shop.template }))
    .orderBy(asc(categories.category));
  const names = [...SPEC_CATEGORIES, ...rows.map(({ category }) => category)];
  const exact = new Set(names);
  // Of several written alike the first one.
  const alike = new Map(names.toReversed().map((name) => [inHyphens(name), name]));
  return (requested: string): string | undefined =>
    exact.has(requested) ? requested : alike.get(inHyphens(requested));
}

/** Sees that no other catalogue than the shop's is requested. @throws DomainError not-found */
export function assertTemplate({ shop }: ShopServices, template: string | undefined): void {
  if (template !== undefined && template !== shop.template) {
    throw notFound(messages.otherTemplate(template), 'template');
  }
}

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
