import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { CategoryTile } from '@/core/model/category-tile';
import { categories, products, templates } from '../../db/schema';
import { notFound } from '../../errors';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { deriveTiles, tileOfAll } from './derived-tiles';
import { visibleTo } from './visible';

const tile = {
  name: categories.name,
  image: categories.image,
  category: categories.category,
};

/** Every category tile of a catalogue, in its order. */
export function listTiles({ db }: Services, template: string): Promise<CategoryTile[]> {
  return db
    .select(tile)
    .from(categories)
    .where(eq(categories.template, template))
    .orderBy(asc(categories.position), asc(categories.category));
}

/** The category tiles behind which the shop has products: those of its catalogue, then derived ones. */
export async function listFilledTiles(services: Services, shop: ShopRef): Promise<CategoryTile[]> {
  const [given, derived] = await Promise.all([
    listGivenTiles(services, shop),
    deriveTiles(services, shop),
  ]);
  if (given.length > 0 || derived.length === 0) return [...given, ...derived];
  return [tileOfAll(derived), ...derived];
}

function listGivenTiles({ db }: Services, shop: ShopRef): Promise<CategoryTile[]> {
  const inTile = or(
    eq(products.category, categories.category),
    eq(categories.category, ALL_PRODUCTS),
  );
  const product = db
    .select({ one: sql`1` })
    .from(products)
    .where(and(visibleTo(shop), inTile));
  return db
    .select(tile)
    .from(categories)
    .where(and(eq(categories.template, shop.template), exists(product)))
    .orderBy(asc(categories.position), asc(categories.category));
}

/**
 * The tiles of any template by its name.
 * @throws HttpError 404 for an unknown template.
 */
export async function listTilesOf(services: Services, template: string): Promise<CategoryTile[]> {
  const known = await services.db
    .select({ name: templates.name })
    .from(templates)
    .where(eq(templates.name, template));
  if (known.length === 0) throw notFound(`There is no template "${template}".`, 'template');
  return listTiles(services, template);
}
