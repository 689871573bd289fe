import { type SQL, sql } from 'drizzle-orm';
import type { SearchSort } from '@/core/model/search';
import type { Need } from './needs';
import { has, type Selection } from './selection';
import {
  and,
  emojiQuery,
  nameQuery,
  needQuery,
  needsQuery,
  nounQuery,
  type Weights,
} from './ts-query';

/** Orders rows that have a `rank`; every order is total. */
export const ORDERS: Record<SearchSort, SQL> = {
  relevance: sql`rank, published_at DESC, product_id`,
  newest: sql`published_at DESC, product_id`,
  bestselling: sql`place, published_at DESC, product_id`,
  'price-asc': sql`price_minor, product_id`,
  'price-desc': sql`price_minor DESC, product_id DESC`,
  'name-asc': sql`name, product_id`,
  'name-desc': sql`name DESC, product_id DESC`,
  discount: sql`discount DESC, published_at DESC, product_id`,
};

const MOST_WORDS = 99;

/** Places that a product loses which is not what was searched for, such as a "Second Cup Turtleneck" for "cup". */
const OTHER_THING = sql.raw('3');

/**
 * Ranks a product, 0 the best: by the emojis it lacks; by the number of needs it meets, where not all must be; then by
 * where the typed words are (the name itself, in it, with category and colors, guesses there, in tags, brand and
 * material, in the description); by how many are not in the name; then by their share of it.
 */
export function rankOf(sort: SearchSort, { query, demand }: Selection): SQL {
  const { needs, name, emojis } = query;
  if (sort !== 'relevance' || needs.length === 0) return sql`0`;
  const inScope = (weights: Weights, isWide: boolean) =>
    and(needs.map((need) => needQuery(need, weights, isWide)));
  const lacking = sumOf(emojis.map((emoji) => lacks(emojiQuery(emoji))));
  const unmet = demand === 'all' || needs.length < 2 ? sql`0` : countUnmet(needs, '');
  const notInName = needs.length < 2 ? sql`0` : countUnmet(needs, 'A');
  const place = sql`CASE
    WHEN ${has(nameQuery(name))} THEN 0
    WHEN ${has(inScope('A', false))} THEN 1
    WHEN ${has(inScope('AB', false))} THEN 2
    WHEN ${has(inScope('AB', true))} THEN 3
    WHEN ${has(needsQuery(needs, 'all'))} THEN 4
    ELSE 5 END + ${lacks(nounQuery(needs, true))} * ${OTHER_THING}`;
  // Where nothing but the typed words is meant, the place has said so.
  const hasMore = needs.some((need) => need.meant.length > 0);
  const notSaid = hasMore ? lacks(inScope('', false)) : sql`0`;
  const notNoun = hasMore ? lacks(nounQuery(needs)) : sql`0`;
  return sql`${lacking} * 1000000 + ${unmet} * 100000 + (${place}) * 10000 + ${notInName} * 1000
    + ${notSaid} * 200 + ${notNoun} * 100 + least(name_words, ${sql.raw(String(MOST_WORDS))})`;
}

function countUnmet(needs: readonly Need[], weights: 'A' | ''): SQL {
  return sumOf(needs.map((need) => lacks(needQuery(need, weights, weights === ''))));
}

const lacks = (query: string): SQL => sql`(NOT ${has(query)})::int`;

const sumOf = (counts: readonly SQL[]): SQL =>
  counts.length === 0 ? sql`0` : sql`(${sql.join([...counts], sql` + `)})`;
