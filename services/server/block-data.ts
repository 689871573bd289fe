import { isBlockType } from '@/blocks/kit/block-types';
import type { BlockData, BlockDefinition } from '@/blocks/kit/define-block';
import { readFields } from '@/blocks/kit/fields';
import { onceEach } from '@/blocks/kit/once-each';
import { type BlockNode, readLayout } from '@/blocks/layout/read-layout';
import { walkLayout } from '@/blocks/layout/walk-layout';
import { BLOCKS } from '@/blocks/registry/definitions';
import { type DataNeed, needKey } from '@/core/model/data-need';
import type { LayoutNode } from '@/core/model/page';
import { ApiError } from '../api-error';
import { fetchStorefront } from './fetch-storefront';
import { needLists } from './need-lists';
import type { PageRequest } from './shop-page';

/** Maximum of parallel calls: each queries the whole database. */
const CALLS_AT_ONCE = 3;

/** Loads the data of blocks in as few calls as possible; a block without its data retries in the browser. */
export async function loadBlockData(request: PageRequest, layout: LayoutNode[]) {
  const collected: BlockData[] = [];
  const waiting = needsOf(layout).values();
  const work = async () => {
    for (const needs of waiting) collected.push(await loadNeeds(request, needs));
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  return Object.assign({}, ...collected);
}

async function loadNeeds({ domain, doNotKeep }: PageRequest, needs: readonly DataNeed[]) {
  const params = { domain, needs: JSON.stringify(needs) };
  const answers = await fetchStorefront('blockData', params)
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
const needsOf = onceEach((layout: LayoutNode[]): DataNeed[][] => {
  const needs = Array.from(walkLayout(readLayout(layout)), needOf).filter((need) => need !== null);
  return needLists([...new Map(needs.map((need) => [needKey(need), need])).values()]);
});

function needOf({ type, props }: BlockNode): DataNeed | null {
  if (!isBlockType(type)) return null;
  const block: BlockDefinition = BLOCKS[type];
  return block.need(readFields(block.props, props));
}
