import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productsNeed } from '@/blocks/types/product/definition';
import { blockDataSchemas } from '@/core/calls/block-data.schema';
import { MAX_NEEDS_LENGTH, needKey } from '@/core/model/data-need';
import type { LayoutNode } from '@/core/model/page';
import { initSchema } from '@/core/model/shop.schema';
import { ApiError } from '@/services/api-error';
import { loadBlockData } from '@/services/server/block-data';
import * as fetching from '@/services/server/fetch-call';
import { standIn } from '../../support/stand-in';

const fetchCall = standIn(fetching, 'fetchCall');

const PRODUCTS = [{ id: 'p-1' }];

/** The needs of each call that arrived. */
let calls: unknown[][];
let running: number;
let mostAtOnce: number;

/** As the backend does, which refuses a call as a whole. */
async function answer(_call: unknown, _schema: unknown, sent: object) {
  const { needs } = blockDataSchemas.request.parse(sent);
  calls.push(needs);
  running += 1;
  mostAtOnce = Math.max(mostAtOnce, running);
  await new Promise((resolve) => setTimeout(resolve, 1));
  running -= 1;
  return { data: needs.map(() => PRODUCTS) };
}

beforeEach(() => {
  calls = [];
  running = 0;
  mostAtOnce = 0;
  doNotKeep.mockReset();
  fetchCall.mockImplementation(answer as never);
});

const grid = (props: object): LayoutNode => ({ type: 'product', props });
const keyOf = (category: string, totalProducts = 8) =>
  needKey(productsNeed({ category, sortBy: 'newest', totalProducts }));
const doNotKeep = vi.fn();
const request = {
  ...{ domain: 'shop.example', init: Promise.resolve(initSchema.parse({})), doNotKeep },
  ...{
    param: () => '',
    query: () => undefined,
    entries: () => [],
    addFacts: () => undefined,
    madeAt: 0,
  },
};
const load = (layout: LayoutNode[]) => loadBlockData(request, layout);

describe('what the blocks of a page show', () => {
  it('comes along however many they are, in few calls at once [S3.600]', async () => {
    const names = Array.from({ length: 400 }, (_, index) => `Category ${index}`);
    const results = await load(names.map((category) => grid({ category })));
    expect(Object.keys(results).sort()).toEqual(names.map((name) => keyOf(name)).sort());
    expect(calls.map(({ length }) => length)).toEqual([60, 60, 60, 60, 60, 60, 40]);
    expect(mostAtOnce).toBe(3);
  });

  it('comes along however long their categories are, as far as they may be [S3.600]', async () => {
    // A control character is six of JSON.
    const names = Array.from({ length: 60 }, (_, index) => `${index}`.padEnd(200, '\u0001'));
    const results = await load(names.map((category) => grid({ category })));
    expect(Object.keys(results)).toHaveLength(60);
    expect(calls.length).toBeGreaterThan(1);
    for (const needs of calls) {
      expect(JSON.stringify(needs).length).toBeLessThanOrEqual(MAX_NEEDS_LENGTH);
    }
  });

  it.each([
    ['a category too long', 'c'.repeat(201)],
    ['a category that cannot be stored', 'Hood\0ies'],
  ])('comes along beside a grid with %s, which asks by itself [S3.600]', async (_, category) => {
    const results = await load([grid({ category: 'Hoodies' }), grid({ category })]);
    expect(results).toEqual({ [keyOf('Hoodies')]: PRODUCTS });
    expect(calls).toHaveLength(1);
    expect(doNotKeep).not.toHaveBeenCalled();
  });

  it('comes along as far as it can be had [S3.600]', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Category ${index}`);
    fetchCall.mockRejectedValueOnce(new ApiError('timeout', 'late'));
    const results = await load(names.map((category) => grid({ category })));
    expect(Object.keys(results)).toHaveLength(60);
    expect(doNotKeep).toHaveBeenCalled();
  });

  it('is not asked for where they show nothing besides', async () => {
    expect(await load([{ type: 'text' }])).toEqual({});
    expect(calls).toEqual([]);
  });
});
