import { type SQL, sql } from 'drizzle-orm';
import { PRICE_BANDS } from '@/core/model/search';
import { toMinor } from '@/core/rules/money/money';
import type { FacetName } from './filters';

/** Products by value of a facet; price bands by their number. */
export type Counts = Record<FacetName, [value: string, count: number][]>;

export const NO_COUNTS: Counts = { categories: [], colors: [], sizes: [], prices: [], stock: [] };

const BOUNDS = sql.raw(PRICE_BANDS.slice(1).map(toMinor).join(', '));

/** Counts of those rows of `found` that a condition holds for, by facet. */
const COUNT: Record<FacetName, (condition: SQL) => SQL> = {
  categories: (condition) => sql`
    SELECT category AS value, count(*) AS n FROM found
    WHERE category <> '' AND ${condition} GROUP BY 1`,
  colors: (condition) => countEach('colors', condition),
  sizes: (condition) => countEach('sizes', condition),
  prices: (condition) => sql`
    SELECT band::text AS value, n FROM (
      SELECT width_bucket(price_minor, ARRAY[${BOUNDS}]) AS band, count(*) AS n FROM found
      WHERE ${condition} GROUP BY 1) AS bands`,
  stock: (condition) => sql`
    SELECT 'in' AS value, count(*) AS n FROM found WHERE is_in_stock AND ${condition}`,
};

/**
 * Counts all colors or sizes, sets of them first: there are often far fewer of those than products. (A set-returning
 * select list costs a third of a join with the function.)
 */
function countEach(column: 'colors' | 'sizes', condition: SQL): SQL {
  const set = sql.raw(column);
  return sql`
    SELECT value, sum(n) AS n
    FROM (SELECT unnest(string_to_array(list, U&'\\001F')) AS value, n
      FROM (SELECT ${set} AS list, count(*) AS n FROM found
        WHERE ${set} <> '' AND ${condition} GROUP BY 1) AS sets
    ) AS each
    GROUP BY 1`;
}

/** Further columns with the counts of the facets, as lists of value and count, of those rows of `found` that count. */
export function countColumns(
  facets: readonly FacetName[],
  conditionOf: (facet: FacetName) => SQL,
): SQL {
  const columns = facets.map(
    (facet) => sql`,
      (SELECT coalesce(json_agg(json_build_array(value, n)), '[]')
        FROM (${COUNT[facet](conditionOf(facet))}) AS c) AS ${sql.identifier(facet)}`,
  );
  return sql.join(columns);
}
