import type { Services } from '../../services';
import { countProducts } from '../catalogue/list-products';
import type { FacetName } from './filters';
import { countSample, type Found, findExactly, type Window, walk } from './find';
import type { Selection } from './selection';
import { nameQuery, not, sampleQuery } from './ts-query';

/** Up to so many products are counted one by one; more are counted by a sample. */
const MAX_EXACT = 10_000;
/** How many products a sample should hold. */
const SAMPLE_SIZE = 5_000;
const SAMPLES = 16;
/** Products that are called exactly as the query: more of them are ordered like any others. */
const MAX_NAMESAKES = 50;

/**
 * Finds and counts with bounded work. Beyond 10,000 products, total and counts are estimates
 * by a random sample, and relevance means namesakes first, then the newest.
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

/** About how many products there are: an upper bound where that is small, else an estimate. */
async function expect(services: Services, selection: Selection): Promise<number> {
  const { shop, query, demand, isDeep } = selection;
  if (isDeep) return 0;
  const bounds = query.needs.map(({ uses }) => uses);
  const bound = demand === 'all' ? Math.min(...bounds) : sum(bounds);
  const most = Math.min(
    query.needs.length > 0 ? bound : Number.POSITIVE_INFINITY,
    await countProducts(services, shop, undefined),
  );
  if (most <= MAX_EXACT) return most;
  const sample = { query: sampleQuery(1), share: 1 / SAMPLES };
  const { total } = await countSample(services, selection, sample, []);
  return total;
}

async function firstOf(services: Services, selection: Selection, window: Window) {
  const { sort, limit, offset } = window;
  const { needs, name } = selection.query;
  if (sort !== 'relevance' || needs.length === 0) return walk(services, selection, window, '');
  const all = { sort, limit: MAX_NAMESAKES, offset: 0 };
  const namesakes = await walk(services, selection, all, nameQuery(name));
  const first = namesakes.slice(offset, offset + limit);
  if (first.length === limit) return first;
  const rest = {
    sort,
    limit: limit - first.length,
    offset: Math.max(0, offset - namesakes.length),
  };
  const others = not(nameQuery(name));
  return [...first, ...(await walk(services, selection, rest, others))];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
