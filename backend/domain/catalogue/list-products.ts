import { and, asc, desc, inArray, type SQL } from 'drizzle-orm';
import { DEFAULT_SORT, type Product, type ProductSort } from '@/core/model/product';
import { products } from '../../db/schema';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import { toCards } from './card-wire';
import { listedColumns } from './product-wire';
import { cardFacts } from './variant-columns';
import { inCategory, newestFirst, visibleTo } from './visible';
import { withRatings } from './with-ratings';

/** The most products one answer carries; a larger limit is lowered to it. */
export const MAX_LIMIT = 100;

/** Ties are broken by id, in the direction of the index. */
const ORDERS: Record<ProductSort, SQL[]> = {
  newest: [newestFirst, asc(products.id)],
  'price-asc': [asc(products.priceMinor), asc(products.id)],
  'price-desc': [desc(products.priceMinor), desc(products.id)],
  'name-asc': [asc(products.name), asc(products.id)],
  'name-desc': [desc(products.name), desc(products.id)],
};

interface Selection {
  category?: string | undefined;
  sort?: ProductSort | undefined;
  limit: number;
  offset?: number;
  ids?: readonly string[] | undefined;
}

/** Products of a shop in a stable order, without their descriptions. */
export async function listProducts(
  services: ShopServices,
  { category, sort = DEFAULT_SORT, limit, offset = 0, ids }: Selection,
): Promise<Product[]> {
  const page = services.db
    .select(listedColumns)
    .from(products)
    .where(
      and(visibleTo(services.shop), inCategory(category), ids && inArray(products.id, [...ids])),
    )
    .orderBy(...ORDERS[sort])
    .limit(Math.min(limit, MAX_LIMIT))
    .offset(offset)
    .as('products');
  // Around the page: within it, facts would be gathered for the products of all pages before as well.
  const rows = await services.db
    .select({ ...page._.selectedFields, facts: cardFacts })
    .from(page)
    .orderBy(...ORDERS[sort]);
  return withRatings(services, toCards(rows, services.shop));
}

/** Counts the products of a category, once per revision of the catalogue. */
export function countProducts(
  { db, memo, shop }: ShopServices,
  category: string | undefined,
): Promise<number> {
  const isCounted = and(visibleTo(shop), inCategory(category));
  return memo.totals.get(catalogueKey(shop, category), () => db.$count(products, isCounted));
}

/** Names what depends on the catalogue alone, not on the shop's own content. */
export function catalogueKey(shop: ShopRef, category: string | undefined): string {
  return JSON.stringify([shop.id, shop.template, shop.templateRevision, category ?? '']);
}

/** A site map may hold 50,000 addresses; some are left for the pages that are no products. */
const MAX_ADDRESSES = 49_000;

/** Every product's slug and when it last changed (ISO text), the newest first. */
export async function listAddresses({ db, shop }: ShopServices) {
  const rows = await db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(visibleTo(shop))
    .orderBy(newestFirst)
    .limit(MAX_ADDRESSES);
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}
