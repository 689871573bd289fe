import type { Services } from '../../services';
import { countProducts } from '../catalogue/list-products';
import type { FacetName } from './filters';
import {
  countSample,
  type Found,
  findExactly,
  findRare,
  rankNewest,
  type Window,
  walk,
} from './find';
import type { Selection } from './selection';
import { nameQuery, not, sampleQuery } from './ts-query';

/** Up to so many products are counted one by one; more are counted by a sample. */
const MAX_EXACT = 10_000;
/** How many products a sample should hold. */
const SAMPLE_SIZE = 3_000;
const SAMPLES = 16;
/** Products that are called exactly as the query. */
const MAX_NAMESAKES = 50;
/** Of the others so many of the newest are ordered by relevance. */
const RANKED = 100;

/**
 * Finds and counts with bounded work. Beyond 10,000 products, total and counts are estimates
 * by a random sample, and relevance orders the newest only.
 */
export async function find(
  services: Services,
  selection: Selection,
  window: Window | undefined,
  facets: readonly FacetName[],
): Promise<Found> {
  const expected = await expect(services, selection);
  if (expected <= MAX_EXACT) return findExactly(services, selection, window, facets);
  const sixteenths = Math.min(SAMPLES, Math.ceil((SAMPLE_SIZE / expected) * SAMPLES));
  const sample = { query: sampleQuery(sixteenths), share: sixteenths / SAMPLES };
  const [counted, ids] = await Promise.all([
    countSample(services, selection, sample, facets),
    window ? firstOf(services, selection, window) : [],
  ]);
  return { ...counted, ids };
}

/** More products than this cannot be found by their labels, filters aside. */
export function mostByLabels({ query, demand }: Selection): number {
  const uses = query.needs.map((need) => need.uses);
  if (uses.length === 0) return Number.POSITIVE_INFINITY;
  return demand === 'all' ? Math.min(...uses) : sum(uses);
}

/** About how many products there are: an upper bound where that is small, else an estimate. */
async function expect(services: Services, selection: Selection): Promise<number> {
  const { shop, isDeep } = selection;
  if (isDeep) return 0;
  const bound = mostByLabels(selection);
  if (bound <= MAX_EXACT) return bound;
  const catalogue = await countProducts(services, shop, undefined);
  if (catalogue <= MAX_EXACT) return catalogue;
  const sample = { query: sampleQuery(1), share: 1 / SAMPLES };
  const { total } = await countSample(services, selection, sample, []);
  return total;
}

/** Namesakes, then the newest by relevance, then the others by date: every product once. */
async function firstOf(services: Services, selection: Selection, window: Window) {
  const { sort, limit, offset } = window;
  const { needs, name } = selection.query;
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

/** Few of them come first; many are no find, and are ordered among the others. */
async function findNamesakes(services: Services, selection: Selection, called: string) {
  const namesakes = await findRare(services, selection, called, MAX_NAMESAKES + 1);
  if (namesakes.length > MAX_NAMESAKES) return { namesakes: [], others: '' };
  return { namesakes, others: not(called) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
