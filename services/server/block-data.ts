import type { BlockData } from '@/blocks/kit/block-data';
import { isBlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { readFields } from '@/blocks/kit/fields';
import { type BlockNode, readLayout } from '@/blocks/layout/read-layout';
import { walkLayout } from '@/blocks/layout/walk-layout';
import { BLOCKS } from '@/blocks/registry/definitions';
import { dataNeedSchema } from '@/core/calls/block-data.schema';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { type DataNeed, MAX_NEEDS, MAX_NEEDS_LENGTH, needKey } from '@/core/model/data-need';
import type { LayoutNode } from '@/core/model/page';
import { ApiError } from '../api-error';
import { fetchCall } from './fetch-call';
import type { PageRequest } from './shop-page';

/** So many calls are on their way at the same time: each has work for the whole database. */
const CALLS_AT_ONCE = 3;

/**
 * Loads the data of a layout's blocks in as few calls as possible. Failed data has no entry: its block retries
 * in the browser and shows the problem.
 */
export async function loadBlockData(
  request: PageRequest,
  layout: LayoutNode[],
): Promise<BlockData> {
  const collected: BlockData[] = [];
  const waiting = needsOf(layout).values();
  const work = async () => {
    for (const needs of waiting) collected.push(await loadNeeds(request, needs));
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  return Object.assign({}, ...collected);
}

async function loadNeeds(
  { domain, doNotKeep }: PageRequest,
  needs: readonly DataNeed[],
): Promise<BlockData> {
  const params = { domain, needs: JSON.stringify(needs) };
  const answers = await fetchCall(storefrontCalls.blockData, storefrontSchemas.blockData, params)
    .then(({ data }) => data)
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      doNotKeep();
      return [];
    });
  return Object.fromEntries(
    needs.flatMap((need, place) => {
      const answer = answers[place];
      return answer ? [[needKey(need), answer]] : [];
    }),
  );
}

/** Lists of needs by layout, which keeps its identity as long as its answer is kept. */
const needCache = new WeakMap<LayoutNode[], DataNeed[][]>();

function needsOf(layout: LayoutNode[]): DataNeed[][] {
  const collected = needCache.get(layout) ?? needLists([...collect(layout).values()]);
  needCache.set(layout, collected);
  return collected;
}

function collect(layout: LayoutNode[]): Map<string, DataNeed> {
  const needs = new Map<string, DataNeed>();
  for (const node of walkLayout(readLayout(layout))) {
    const need = needOf(node);
    if (need) needs.set(needKey(need), need);
  }
  return needs;
}

function needOf({ type, props }: BlockNode): DataNeed | null {
  if (!isBlockType(type)) return null;
  const block: BlockDefinition = BLOCKS[type];
  return block.need(readFields(block.props, props));
}

const BRACKETS = 2;
const COMMA = 1;

/**
 * Needs in lists that one call takes each, in their order. One that no call takes is left out, so that it
 * costs no other block what it shows.
 */
export function needLists(needs: readonly DataNeed[]): DataNeed[][] {
  const lists: DataNeed[][] = [];
  let room = 0;
  for (const need of needs) {
    if (!dataNeedSchema.safeParse(need).success) continue;
    const length = JSON.stringify(need).length + COMMA;
    const list = lists.at(-1);
    if (list && list.length < MAX_NEEDS && length <= room) {
      list.push(need);
      room -= length;
    } else {
      lists.push([need]);
      room = MAX_NEEDS_LENGTH - BRACKETS - length;
    }
  }
  return lists;
}
