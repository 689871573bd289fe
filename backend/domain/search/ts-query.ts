import type { FacetName, Filters } from './filters';
import type { Need } from './needs';

export type Demand = 'all' | 'most' | 'any';

/** Scope of a need: anywhere, the name (A), or name, category and colors (AB). */
type Weights = '' | 'A' | 'AB';

type ValueFacet = Exclude<FacetName, 'prices'>;

const KINDS: Record<ValueFacet, string> = {
  categories: 'category',
  colors: 'color',
  sizes: 'size',
};
const VALUE_FACETS = ['categories', 'colors', 'sizes'] as const satisfies readonly ValueFacet[];

/** Builds the text of a tsquery; '' matches every product. */
export function needsQuery(needs: readonly Need[], demand: Demand): string {
  const all = needs.map((need) => needQuery(need));
  if (demand === 'all') return and(all);
  if (demand === 'any' || all.length < 3) return or(all);
  return or(all.map((_, left) => and(all.filter((_, at) => at !== left))));
}

/** One need. With weights, only what was said counts unless `isWide`. */
export function needQuery({ said, meant }: Need, weights: Weights = '', isWide = true): string {
  const lists = isWide ? [...said, ...meant] : said;
  // What nothing can have, where nothing was said.
  if (lists.length === 0) return lexeme('!');
  return or(lists.map((words) => and(words.map((word) => weighted(word, weights)))));
}

export function scopeQuery(template: string, filters: Filters): string {
  const filtered = VALUE_FACETS.map((facet) => filterQuery(facet, filters[facet]));
  return and([lexeme(`@${template}`), ...filtered]);
}

/** Any of the values of a facet; '' where there are none. */
export function filterQuery(facet: ValueFacet, values: readonly string[]): string {
  return or(values.map((value) => lexeme(`#${KINDS[facet]}:${value.slice(0, 200)}`)));
}

/** A product that is called exactly so. */
export const nameQuery = (name: string): string => lexeme(`=${name}`);

export const not = (query: string): string => `!${query}`;

/** Part of the products, at random: `count` sixteenths of them. */
export function sampleQuery(count: number): string {
  return or([...'0123456789abcdef'].slice(0, count).map((digit) => lexeme(`%${digit}`)));
}

export function and(queries: readonly string[]): string {
  return join(queries, ' & ');
}

const or = (queries: readonly string[]): string => join(queries, ' | ');

function join(queries: readonly string[], by: string): string {
  const parts = queries.filter(Boolean);
  return parts.length > 1 ? `(${parts.join(by)})` : (parts[0] ?? '');
}

/** Whole values stand without a weight. */
const weighted = (word: string, weights: Weights): string =>
  weights && !word.startsWith('#') ? `${lexeme(word)}:${weights}` : lexeme(word);

/** Quoted, so that no sign of a query means anything. */
const lexeme = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
