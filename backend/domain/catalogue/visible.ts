import { and, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ALL_PRODUCTS } from '@/core/model/category';
import { products } from '../../db/schema';
import type { ShopRef } from '../shops/find-shop';

/** A shop, or what stands for it in a query: placeholders, or its columns. */
type Viewer = { [Field in 'id' | 'template']: ShopRef[Field] | Placeholder | PgColumn };

/** Condition: published products of a shop's catalogue, shared or its own. */
export function visibleTo(shop: Viewer): SQL | undefined {
  return and(inCatalogueOf(shop), eq(products.isPublished, true));
}

/** Condition: products of a shop's catalogue, shared or its own, published or not. */
export function inCatalogueOf(shop: Viewer): SQL | undefined {
  const { template, shopId } = products;
  return and(eq(template, shop.template), or(isNull(shopId), eq(shopId, shop.id)));
}

/** Narrows to a category; none, or All Products, means everything. */
export function inCategory(category: string | undefined): SQL | undefined {
  return isWholeCatalogue(category) ? undefined : eq(products.category, category);
}

export function isWholeCatalogue(category: string | undefined): category is undefined {
  return category === undefined || category === ALL_PRODUCTS;
}

/** Order of the index, so that PostgreSQL scans it. */
export const newestFirst: SQL = sql`${products.publishedAt} desc nulls last`;
