import type { BlockNode } from './read-layout';

/** Every block of a page, each before those that stand in it. */
export function* walkLayout(nodes: readonly BlockNode[]): Generator<BlockNode> {
  for (const node of nodes) {
    yield node;
    yield* walkLayout(node.children);
  }
}
