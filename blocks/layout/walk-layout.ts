import { CONTAINER_TYPES } from '@/blocks/kit/block-types';
import type { BlockNode } from './read-layout';

/**
 * Every block that a page shows, each before those that stand in it. What another system has put into a
 * block that is no container shows nowhere, and so counts for nothing.
 */
export function* walkLayout(nodes: readonly BlockNode[]): Generator<BlockNode> {
  for (const node of nodes) {
    yield node;
    if (CONTAINER_TYPES.includes(node.type)) yield* walkLayout(node.children);
  }
}
