import { type SQL, sql } from 'drizzle-orm';
import type { SearchSort } from '@/core/model/search';
import { placeOf } from '../catalogue/bestsellers';
import { type Counts, countColumns } from './counts';
import { type FacetName, withoutOwn } from './filters';
import { inStock, valuesInStock, WITH_OFFERS } from './in-stock';
import { rankOf } from './order';
import { byDescriptions, byLabels, passes, type Selection } from './selection';

/** Products of a selection, some of whose filters are set aside: each row says whether it passes them. */
export interface Wanted {
  selection: Selection;
  /** Facets that narrow what is found and what the other facets count, but not what their own facet counts. */
  aside: readonly FacetName[];
}

/** Matches in labels below which descriptions are searched as well. */
const FEW = sql.raw('19');

/**
 * `found`, as common table expressions: all by labels, and by descriptions where those are few; of products that lack
 * some of the words, by labels alone.
 */
export function allMatches(wanted: Wanted, sort: SearchSort): SQL {
  const wide = withoutAside(wanted);
  const rows = sql`
    SELECT product_id, ${countedColumns(wanted)}, published_at, discount,
      ${sort.startsWith('name') ? sql`name` : sql`NULL AS name`},
      ${sort === 'bestselling' ? placeOf(wanted.selection.shop) : sql`NULL::integer`} AS place,
      ${rankOf(sort, wanted.selection)} AS rank ${passColumns(wanted)}
    FROM ${WITH_OFFERS}`;
  const labelled = sql`${rows} WHERE ${byLabels(wide)}`;
  const isLoose = wide.query.needs.length === 0 || wide.demand !== 'all';
  if (isLoose) return sql`found AS MATERIALIZED (${labelled})`;
  return sql`
    labelled AS MATERIALIZED (${labelled}),
    described AS MATERIALIZED (${rows}
      WHERE NOT EXISTS (SELECT FROM labelled WHERE ${passAll(wanted)} OFFSET ${FEW})
        AND ${byDescriptions(wide)}),
    found AS NOT MATERIALIZED (SELECT * FROM labelled UNION ALL SELECT * FROM described)`;
}

/** `found` as part of those that labels tell, without what only an order needs. */
export function sampleMatches(wanted: Wanted, part: string): SQL {
  return sql`
    found AS MATERIALIZED (
      SELECT ${countedColumns(wanted)} ${passColumns(wanted)} FROM ${WITH_OFFERS} WHERE ${byLabels(withoutAside(wanted), part)}
    )`;
}

/** The columns that facets are counted by; colors and sizes are those in stock where only that is wanted. */
function countedColumns({ selection: { filters } }: Wanted): SQL {
  const values = (column: 'colors' | 'sizes') =>
    filters.inStock ? valuesInStock(column, filters) : sql.raw(column);
  return sql`category, ${values('colors')} AS colors, ${values('sizes')} AS sizes, price_minor,
    ${inStock(filters)} AS is_in_stock`;
}

/** Selects the counts of `found`: columns of a `CountRow`. */
export function matchCounts(wanted: Wanted, facets: readonly FacetName[]): SQL {
  const others = (facet: FacetName) => wanted.aside.filter((other) => isCountedBy(facet, other));
  const unfiltered = sql`, (SELECT count(*)::integer FROM found) AS unfiltered`;
  return sql`
    (SELECT count(*)::integer FROM found WHERE ${passAll(wanted)}) AS total
    ${wanted.aside.length > 0 ? unfiltered : sql``}
    ${countColumns(facets, (facet) => passAll({ aside: others(facet) }))}`;
}

/** Returns whether a facet's counts heed a filter: not its own, nor stock where its values are those in stock already. */
const isCountedBy = (facet: FacetName, filter: FacetName): boolean =>
  filter !== facet && !(filter === 'stock' && (facet === 'colors' || facet === 'sizes'));

export interface CountRow extends Partial<Counts> {
  total: number;
  /** Set where filters were set aside; else it equals the total. */
  unfiltered?: number;
}

/** The condition on `found` that a row passes all filters that were set aside. */
export function passAll({ aside }: Pick<Wanted, 'aside'>): SQL {
  return sql.join([sql`true`, ...aside.map((facet) => sql`${columnOf(facet)}`)], sql` AND `);
}

function passColumns({ selection, aside }: Wanted): SQL {
  const columns = aside.map(
    (facet) => sql`, ${passes(selection.filters, facet)} AS ${columnOf(facet)}`,
  );
  return sql.join(columns);
}

const columnOf = (facet: FacetName) => sql.identifier(`passes_${facet}`);

function withoutAside({ selection, aside }: Wanted): Selection {
  return { ...selection, filters: aside.reduce(withoutOwn, selection.filters) };
}
