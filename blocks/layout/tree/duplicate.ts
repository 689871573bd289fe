import type { LayoutNode } from '@/core/model/page';
import { freshCopy } from './fresh-copy';
import { insert } from './insert';
import { nestNode } from './nest';
import { positionOf } from './slots';
import type { Tree } from './tree';

/** Puts a copy of a block behind it; null for what is shown nowhere. */
export function duplicate(
  tree: Tree,
  key: string,
  newId: (node: LayoutNode) => string,
): { tree: Tree; keys: string[] } | null {
  const position = positionOf(tree, key);
  if (!position) return null;
  const copy = freshCopy(nestNode(tree, key), newId);
  return insert(tree, [copy], { ...position, index: position.index + 1 });
}
