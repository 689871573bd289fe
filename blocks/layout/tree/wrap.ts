import type { LayoutNode } from '@/core/model/page';
import { insert } from './insert';
import { move } from './move';
import { positionOf } from './slots';
import type { Tree } from './tree';

/** Puts a block into a container that stands in its place; null for what is shown nowhere. */
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
