import { and as allOf, type SQL, sql } from 'drizzle-orm';
import type { ShopRef } from '../shops/find-shop';
import { type FacetName, type Filters, NO_FILTERS } from './filters';
import { hasStock, inStock } from './in-stock';
import type { ReadQuery } from './read-query';
import { and, type Demand, filterQuery, needsQuery, scopeQuery } from './ts-query';

export interface Selection {
  shop: ShopRef;
  query: ReadQuery;
  filters: Filters;
  demand: Demand;
}

/** A search reads no more products than these by their descriptions. */
const MAX_DEEP = 1_000;

/** That a row's lexemes fit the text of a tsquery. */
export const has = (query: string): SQL => sql`words @@ ${query}::tsquery`;

const seenBy = (shop: ShopRef): SQL => sql`(shop_id IS NULL OR shop_id = ${shop.id})`;

/** The condition on `product_search` by which labels tell the selection's products; `part` is a further tsquery. */
export function byLabels({ shop, query, filters, demand }: Selection, part = ''): SQL | undefined {
  const scope = scopeQuery(shop.template, filters);
  const matching = needsQuery(query.needs, demand);
  const isOne = query.ids && sql`product_id = ANY(${sql.param(query.ids)}::uuid[])`;
  return allOf(isOne, has(and([matching, scope, part])), seenBy(shop), ...beyondWords(filters));
}

/** The same for those of which the rest, what no name says, stands in their descriptions alone. */
export function byDescriptions({ shop, query, filters, demand }: Selection): SQL | undefined {
  const matching = needsQuery(query.needs, demand);
  const needs = query.needs.map((need) => ({
    ...need,
    isAnywhere: need.isAnywhere && !need.isTitled,
  }));
  const described = sql`
    SELECT product_id FROM product_texts
    WHERE ${has(and([needsQuery(needs, demand), scopeQuery(shop.template, NO_FILTERS)]))} AND ${seenBy(shop)}
    LIMIT ${MAX_DEEP}`;
  return allOf(
    sql`product_id IN (${described})`,
    sql`NOT ${has(matching)}`,
    has(scopeQuery(shop.template, filters)),
    ...beyondWords(filters),
  );
}

/** Conditions of filters that no lexemes tell. */
const beyondWords = (filters: Filters): (SQL | undefined)[] => [
  priceWithin(filters),
  filters.inStock ? hasStock(filters) : undefined,
];

/** Condition on rows with their offers: a product passes the filter of a facet, which is set. */
export function passes(filters: Filters, facet: FacetName): SQL {
  if (facet === 'prices') return priceWithin(filters) ?? sql`true`;
  if (facet === 'stock') return inStock(filters);
  return has(filterQuery(facet, filters[facet]));
}

function priceWithin({ minMinor, maxMinor }: Filters): SQL | undefined {
  return allOf(
    minMinor === undefined ? undefined : sql`price_minor >= ${minMinor}`,
    maxMinor === undefined ? undefined : sql`price_minor <= ${maxMinor}`,
  );
}
