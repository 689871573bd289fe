import type { Services } from '../../services/services';
import { countProducts } from '../catalogue/list-products';
import type { Counts } from './counts';
import { FACETS, type FacetName, filteredFacets, withoutOwn } from './filters';
import {
  countSample,
  findExactly,
  findRare,
  findSold,
  type Matches,
  rankNewest,
  type Window,
  walk,
} from './find';
import type { Wanted } from './match-rows';
import type { Selection } from './selection';
import { nameQuery, not, sampleQuery } from './ts-query';

/** Up to so many products are counted one by one; more are counted by a sample. */
const MAX_EXACT = 10_000;
/** Target size of a sample, in products. */
const SAMPLE_SIZE = 3_000;
const SAMPLES = 16;
/** Products that are called exactly as the query. */
const MAX_NAMESAKES = 50;
/** Newest matches that are ordered by relevance where there are too many for all. */
const RANKED = 100;

/**
 * Finds and counts with bounded work, every facet without its own filter. Beyond 10,000 products, total and counts are
 * estimates by a random sample, and relevance orders the newest only.
 */
export async function find(services: Services, selection: Selection, window: Window) {
  const aside = filteredFacets(selection.filters);
  const expected = await expect(services, { selection, aside });
  if (expected.unfiltered <= MAX_EXACT) {
    return findExactly(services, { selection, aside }, window, FACETS);
  }
  const others = FACETS.filter((facet) => !aside.includes(facet));
  // Without its own filter, a facet that is the only one filtered by counts all there are.
  const unfiltered = aside.length === 1 ? expected.unfiltered : undefined;
  const [matches, ...counted] = await Promise.all([
    expected.total <= MAX_EXACT
      ? findExactly(services, narrow(selection), window, others)
      : findMany(services, selection, expected.total, window, others),
    ...aside.map((facet) => countWithoutOwn(services, selection, facet, unfiltered)),
  ]);
  const counts: Counts = Object.assign({}, matches.counts, ...counted);
  return { ...matches, unfiltered: expected.unfiltered, counts };
}

const narrow = (selection: Selection): Wanted => ({ selection, aside: [] });

/** More products than these cannot be found by their labels, filters aside. */
function mostByLabels({ query, demand }: Selection): number {
  if (query.ids) return query.ids.length;
  const uses = query.needs.map((need) => need.uses);
  if (uses.length === 0) return Number.POSITIVE_INFINITY;
  return demand === 'all' ? Math.min(...uses) : sum(uses);
}

/** About how many products there are: upper bounds where those are small, else estimates. */
async function expect(
  services: Services,
  wanted: Wanted,
): Promise<Pick<Matches, 'total' | 'unfiltered'>> {
  const most = mostByLabels(wanted.selection);
  if (most <= MAX_EXACT) return { total: most, unfiltered: most };
  const catalogue = await countProducts({ ...services, shop: wanted.selection.shop }, undefined);
  if (catalogue <= MAX_EXACT) return { total: catalogue, unfiltered: catalogue };
  return countSample(services, wanted, { query: sampleQuery(1), share: 1 / SAMPLES }, []);
}

/** A selection that is too large to read: its first products, and counts by a sample. */
async function findMany(
  services: Services,
  selection: Selection,
  expected: number,
  window: Window,
  facets: readonly FacetName[],
): Promise<Matches> {
  const [counted, ids] = await Promise.all([
    countMany(services, selection, expected, facets),
    firstOf(services, selection, window),
  ]);
  return { ...counted, ids };
}

function countMany(
  services: Services,
  selection: Selection,
  expected: number,
  facets: readonly FacetName[],
): Promise<Matches> {
  const sixteenths = Math.min(SAMPLES, Math.ceil((SAMPLE_SIZE / expected) * SAMPLES));
  const sample = { query: sampleQuery(sixteenths), share: sixteenths / SAMPLES };
  return countSample(services, narrow(selection), sample, facets);
}

/** The counts of a facet that is filtered by, as they are without its own filter. */
async function countWithoutOwn(
  services: Services,
  selection: Selection,
  facet: FacetName,
  unfiltered: number | undefined,
): Promise<Partial<Counts>> {
  const own = { ...selection, filters: withoutOwn(selection.filters, facet) };
  const total = unfiltered ?? (await expect(services, narrow(own))).total;
  const { counts } =
    total <= MAX_EXACT
      ? await findExactly(services, narrow(own), undefined, [facet])
      : await countMany(services, own, total, [facet]);
  return { [facet]: counts[facet] };
}

/** Namesakes, then the newest by relevance, then the others by date: every product once. */
async function firstOf(services: Services, selection: Selection, window: Window) {
  const { sort, limit, offset } = window;
  const { needs, name } = selection.query;
  if (sort === 'bestselling') return bestsellersFirst(services, selection, window);
  if (sort !== 'relevance' || needs.length === 0) return walk(services, selection, window, '');
  const { namesakes, others } = await findNamesakes(services, selection, nameQuery(name));
  const border = namesakes.length + RANKED;
  const ranked = offset < border ? await rankNewest(services, selection, RANKED, others) : [];
  const first = [...namesakes, ...ranked].slice(offset, offset + limit);
  if (first.length === limit) return first;
  const from = Math.max(offset, border) - namesakes.length;
  const rest = { sort, limit: limit - first.length, offset: from };
  return [...first, ...(await walk(services, selection, rest, others))];
}

/** Returns what has sold, which is little, then the others by date: every product once. */
async function bestsellersFirst(services: Services, selection: Selection, window: Window) {
  const sold = await findSold(services, selection);
  const first = sold.slice(window.offset, window.offset + window.limit);
  if (first.length === window.limit) return first;
  const offset = Math.max(0, window.offset - sold.length);
  const rest = { ...window, limit: window.limit - first.length, offset };
  return [...first, ...(await walk(services, selection, rest, ''))];
}

/** Finds products of the very name: few come first; many are no find, and are ordered among the others. */
async function findNamesakes(services: Services, selection: Selection, called: string) {
  const namesakes = await findRare(services, selection, called, MAX_NAMESAKES + 1);
  if (namesakes.length > MAX_NAMESAKES) return { namesakes: [], others: '' };
  return { namesakes, others: not(called) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
