import { type SQL, sql } from 'drizzle-orm';
import { PRICE_BANDS } from '@/core/model/search';
import { toMinor } from '@/core/rules/money';
import type { FacetName } from './filters';

/** How many products have each value of a facet; a band of prices goes by its number. */
export type Counts = Record<FacetName, [value: string, count: number][]>;

export const NO_COUNTS: Counts = { categories: [], colors: [], sizes: [], prices: [] };

const BOUNDS = PRICE_BANDS.slice(1).map(toMinor);

/** Counts of the rows of `found`, by facet; of each row's several colours or sizes all count. */
const COUNT: Record<FacetName, SQL> = {
  categories: sql`SELECT category AS value, count(*) AS n FROM found WHERE category <> '' GROUP BY 1`,
  colors: countEach('colors'),
  sizes: countEach('sizes'),
  prices: sql`
    SELECT width_bucket(price_minor, ARRAY[${sql.raw(BOUNDS.join(', '))}])::text AS value,
      count(*) AS n
    FROM found GROUP BY 1`,
};

/**
 * Sets of values are counted first: there are often far fewer of them than products. (A set-returning
 * select list costs a third of a join with the function.)
 */
function countEach(column: 'colors' | 'sizes'): SQL {
  const set = sql.raw(column);
  return sql`
    SELECT value, sum(n) AS n
    FROM (SELECT unnest(string_to_array(list, U&'\\001F')) AS value, n
      FROM (SELECT ${set} AS list, count(*) AS n FROM found WHERE ${set} <> '' GROUP BY 1) AS sets
    ) AS each
    GROUP BY 1`;
}

/** Columns with the counts of the facets, as lists of value and count; an empty list for the others. */
export function countColumns(facets: readonly FacetName[]): SQL {
  const columns = facets.map(
    (facet) => sql`
      (SELECT coalesce(json_agg(json_build_array(value, n)), '[]') FROM (${COUNT[facet]}) AS c)
      AS ${sql.identifier(facet)}`,
  );
  return sql.join([sql`(SELECT count(*)::integer FROM found) AS total`, ...columns], sql`, `);
}
