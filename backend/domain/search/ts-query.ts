import type { FacetName, Filters } from './filters';
import { emojiLexeme, type Need } from './needs';

export type Demand = 'all' | 'most' | 'any';

/** Scope of a need: anywhere, the name (A), with category and colors (AB), or with tags and brand as well (ABC). */
export type Weights = '' | 'A' | 'AB' | 'ABC';

type ValueFacet = Exclude<FacetName, 'prices' | 'stock'>;

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
export function needQuery(need: Need, weights: Weights = '', isWide = true): string {
  const within = (lists: Need['said'], scope: Weights) =>
    lists.map((words) => and(words.map((word) => weighted(word, weights || scope))));
  const said = within(need.said, need.isAnywhere ? '' : 'ABC');
  const meant = isWide ? within(need.meant, 'ABC') : [];
  // What nothing can have, where nothing was said.
  return or([...said, ...meant]) || lexeme('!');
}

/** A product that is what a need says, by the last word of its name or its category, and not one for it or of it. */
export function nounQuery(needs: readonly Need[], isWide = false): string {
  const lists = needs.flatMap(({ said, meant }) => (isWide ? [...said, ...meant] : said));
  const nouns = lists.flatMap((words) => words.slice(-1)).filter((word) => !word.startsWith('#'));
  return or(nouns.map((word) => lexeme(`#noun:${word}`))) || lexeme('!');
}

/** A product with an emoji in any of its texts. */
export const emojiQuery = (emoji: string): string => lexeme(emojiLexeme(emoji));

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
