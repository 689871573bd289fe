import { type SQL, sql } from 'drizzle-orm';
import type { SearchSort } from '@/core/model/search';
import { type Counts, countColumns } from './counts';
import { type FacetName, withoutOwn } from './filters';
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

/** `found`, as common table expressions: all by labels, and by descriptions where those are few. */
export function allMatches(wanted: Wanted, sort: SearchSort): SQL {
  const wide = withoutAside(wanted);
  const rows = sql`
    SELECT product_id, category, colors, sizes, price_minor, published_at,
      ${sort.startsWith('name') ? sql`name` : sql`NULL AS name`},
      ${rankOf(sort, wanted.selection)} AS rank ${passColumns(wanted)}
    FROM product_search`;
  const labelled = sql`${rows} WHERE ${byLabels(wide)}`;
  if (wide.query.needs.length === 0) return sql`found AS MATERIALIZED (${labelled})`;
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
      SELECT category, colors, sizes, price_minor ${passColumns(wanted)}
      FROM product_search WHERE ${byLabels(withoutAside(wanted), part)}
    )`;
}

/** Selects the counts of `found`: columns of a `CountRow`. */
export function matchCounts(wanted: Wanted, facets: readonly FacetName[]): SQL {
  const others = (facet: FacetName) => wanted.aside.filter((other) => other !== facet);
  const unfiltered = sql`, (SELECT count(*)::integer FROM found) AS unfiltered`;
  return sql`
    (SELECT count(*)::integer FROM found WHERE ${passAll(wanted)}) AS total
    ${wanted.aside.length > 0 ? unfiltered : sql``}
    ${countColumns(facets, (facet) => passAll({ aside: others(facet) }))}`;
}

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
