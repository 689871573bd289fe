import { CONTAINER_TYPES } from '@/blocks/kit/block-types';
import type { BlockNode } from './read-layout';

/** All visible blocks of a page, parents first: without those in blocks that are no containers. */
export function* walkLayout(nodes: readonly BlockNode[]): Generator<BlockNode> {
  for (const node of nodes) {
    yield node;
    if (CONTAINER_TYPES.includes(node.type)) yield* walkLayout(node.children);
  }
}
