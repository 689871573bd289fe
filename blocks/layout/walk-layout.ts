import { CONTAINER_TYPES } from '@/blocks/kit/block-types';
import type { BlockNode } from './read-layout';

/**
 * Returns all visible blocks of a page, parents first. Children of blocks that are no containers are hidden
 * and left out.
 */
export function* walkLayout(nodes: readonly BlockNode[]): Generator<BlockNode> {
  for (const node of nodes) {
    yield node;
    if (CONTAINER_TYPES.includes(node.type)) yield* walkLayout(node.children);
  }
}
