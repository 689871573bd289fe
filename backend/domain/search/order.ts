import { type SQL, sql } from 'drizzle-orm';
import type { SearchSort } from '@/core/model/search';
import type { Need } from './needs';
import { has, type Selection } from './selection';
import { and, nameQuery, needQuery, needsQuery } from './ts-query';

/** Orders rows that have a `rank`; every order is total. */
export const ORDERS: Record<SearchSort, SQL> = {
  relevance: sql`rank, published_at DESC, product_id`,
  newest: sql`published_at DESC, product_id`,
  'price-asc': sql`price_minor, product_id`,
  'price-desc': sql`price_minor DESC, product_id DESC`,
  'name-asc': sql`name, product_id`,
  'name-desc': sql`name DESC, product_id DESC`,
};

const MOST_WORDS = 99;

/**
 * Ranks a product, 0 the best: by the number of needs it meets, where not all must be; then by where the typed words are
 * (the name itself, in it, with category and colors, guesses there, in tags, brand and material, in the description);
 * then by their share of the name.
 */
export function rankOf(sort: SearchSort, { query, demand }: Selection): SQL {
  const { needs, name } = query;
  if (sort !== 'relevance' || needs.length === 0) return sql`0`;
  const unmet = demand === 'all' || needs.length < 2 ? sql`0` : countUnmet(needs, '');
  const notInName = needs.length < 2 ? sql`0` : countUnmet(needs, 'A');
  const place = sql`CASE
    WHEN ${has(nameQuery(name))} THEN 0
    WHEN ${has(and(needs.map((need) => needQuery(need, 'A', false))))} THEN 1
    WHEN ${has(and(needs.map((need) => needQuery(need, 'AB', false))))} THEN 2
    WHEN ${has(and(needs.map((need) => needQuery(need, 'AB'))))} THEN 3
    WHEN ${has(needsQuery(needs, 'all'))} THEN 4
    ELSE 5 END`;
  return sql`${unmet} * 10000 + ${place} * 1000 + ${notInName} * 100 + least(name_words, ${sql.raw(String(MOST_WORDS))})`;
}

function countUnmet(needs: readonly Need[], weights: 'A' | ''): SQL {
  const each = needs.map(
    (need) => sql`(NOT ${has(needQuery(need, weights, weights === ''))})::int`,
  );
  return sql`(${sql.join(each, sql` + `)})`;
}
