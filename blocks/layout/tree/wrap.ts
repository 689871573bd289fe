import type { LayoutNode } from '@/core/model/page';
import { insert } from './insert';
import { move } from './move';
import { positionOf } from './slots';
import type { Tree } from './tree';

/** Wraps a block in a container at its position; null for a hidden block. */
export function wrap(
  tree: Tree,
  key: string,
  container: LayoutNode,
): { tree: Tree; keys: string[] } | null {
  const position = positionOf(tree, key);
  if (!position) return null;
  const { tree: grown, keys } = insert(tree, [container], position);
  const [parent] = keys;
  if (parent === undefined) return null;
  return { tree: move(grown, key, { parent, slot: 0, index: 0 }), keys };
}
