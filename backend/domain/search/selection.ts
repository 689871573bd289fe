import { and as allOf, type SQL, sql } from 'drizzle-orm';
import type { ShopRef } from '../shops/find-shop';
import { type FacetName, type Filters, NO_FILTERS } from './filters';
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
  return allOf(has(and([matching, scope, part])), seenBy(shop), priceWithin(filters));
}

/** The same for those that only their descriptions tell. */
export function byDescriptions({ shop, query, filters, demand }: Selection): SQL | undefined {
  const matching = needsQuery(query.needs, demand);
  const described = sql`
    SELECT product_id FROM product_texts
    WHERE ${has(and([matching, scopeQuery(shop.template, NO_FILTERS)]))} AND ${seenBy(shop)}
    LIMIT ${MAX_DEEP}`;
  return allOf(
    sql`product_id IN (${described})`,
    sql`NOT ${has(matching)}`,
    has(scopeQuery(shop.template, filters)),
    priceWithin(filters),
  );
}

/** Condition: a product passes the filter of a facet, which is set. */
export function passes(filters: Filters, facet: FacetName): SQL {
  if (facet === 'prices') return priceWithin(filters) ?? sql`true`;
  return has(filterQuery(facet, filters[facet]));
}

function priceWithin({ minMinor, maxMinor }: Filters): SQL | undefined {
  return allOf(
    minMinor === undefined ? undefined : sql`price_minor >= ${minMinor}`,
    maxMinor === undefined ? undefined : sql`price_minor <= ${maxMinor}`,
  );
}
