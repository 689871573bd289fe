import { and as allOf, type SQL, sql } from 'drizzle-orm';
import type { ShopRef } from '../shops/find-shop';
import { type Filters, NO_FILTERS } from './filters';
import type { ReadQuery } from './read-query';
import { and, type Demand, needsQuery, scopeQuery } from './ts-query';

/** Which products of a shop are meant. */
export interface Selection {
  shop: ShopRef;
  query: ReadQuery;
  filters: Filters;
  demand: Demand;
  /** Whether descriptions count as well. */
  isDeep: boolean;
}

/** A search reads no more products than these by their descriptions. */
const MAX_DEEP = 1_000;

export const asQuery = (text: string): SQL => sql`${text}::tsquery`;

export const seenBy = (shop: ShopRef): SQL => sql`(shop_id IS NULL OR shop_id = ${shop.id})`;

/**
 * The condition on `product_search` by which the selection's products are told.
 *
 * @param part a further tsquery, such as a sample.
 */
export function conditionOf(selection: Selection, part = ''): SQL | undefined {
  const { shop, filters, isDeep } = selection;
  const scope = and([scopeQuery(shop.template, filters), part]);
  const found = needsQuery(selection.query.needs, selection.demand);
  return allOf(
    isDeep
      ? sql`words @@ ${asQuery(scope)} AND product_id IN (${deepMatches(selection, found)})`
      : sql`words @@ ${asQuery(and([found, scope]))}`,
    seenBy(shop),
    filters.minMinor === undefined ? undefined : sql`price_minor >= ${filters.minMinor}`,
    filters.maxMinor === undefined ? undefined : sql`price_minor <= ${filters.maxMinor}`,
  );
}

/** By their labels, however many, and some by their descriptions. */
function deepMatches({ shop }: Selection, found: string): SQL {
  const query = asQuery(and([found, scopeQuery(shop.template, NO_FILTERS)]));
  return sql`
    SELECT product_id FROM product_search WHERE words @@ ${query} AND ${seenBy(shop)}
    UNION
    (SELECT product_id FROM product_texts WHERE words @@ ${query} AND ${seenBy(shop)}
      LIMIT ${MAX_DEEP})`;
}
