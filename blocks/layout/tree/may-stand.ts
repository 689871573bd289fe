import { isBlockType, type Place } from '@/blocks/kit/block-types';
import { ALWAYS_WITH_CONTENT } from '@/blocks/layout/page-blocks';
import { EDITORS } from '@/blocks/registry/editors';
import { BUILT_IN_PAGES, MAX_LAYOUT_DEPTH } from '@/core/model/page';
import { isContainer, nodeOf, parentsOf, ROOT, subtreeOf, type Tree, typeOf } from './tree';

/** Returns true if a type is allowed in a place; an unknown type is, wherever it is shown. */
export const fits = (type: string, place: Place): boolean =>
  isBlockType(type) ? EDITORS[type].standsIn.includes(place) : place !== 'header';

export const containsBlocks = (tree: Tree, key: string): boolean =>
  key === ROOT || isContainer(nodeOf(tree, key));

export const mayInsert = (tree: Tree, type: string): boolean =>
  fits(type, tree.place) && (type !== 'page_content' || mayHaveContent(tree));

/** Returns true if a block may be moved into another: never into itself, nor below the maximum depth. */
export function mayMove(tree: Tree, key: string, parent: string): boolean {
  const isWithin = parent !== ROOT && [parent, ...parentsOf(tree, parent)].includes(key);
  return (
    containsBlocks(tree, parent) && !isWithin && hasDepthFor(tree, parent, heightOf(tree, key))
  );
}

export function hasDepthFor(tree: Tree, parent: string, height: number): boolean {
  const around = parent === ROOT ? 0 : 1 + parentsOf(tree, parent).length;
  return around + height <= MAX_LAYOUT_DEPTH;
}

export const mayDuplicate = (tree: Tree, key: string): boolean =>
  subtreeOf(tree, key).every((one) => mayInsert(tree, typeOf(nodeOf(tree, one)) ?? ''));

/** Returns true if a block may be removed: a page that needs its built-in content keeps it. */
export function mayRemove(tree: Tree, key: string): boolean {
  if (!ALWAYS_WITH_CONTENT.includes(tree.slug)) return true;
  const going = subtreeOf(tree, key).filter((one) => isContent(tree, one));
  const all = Object.keys(tree.nodes).filter((one) => isContent(tree, one));
  return going.length === 0 || going.length < all.length;
}

function mayHaveContent(tree: Tree): boolean {
  const { slug, nodes } = tree;
  return BUILT_IN_PAGES.has(slug) && !Object.keys(nodes).some((one) => isContent(tree, one));
}

const isContent = (tree: Tree, key: string): boolean =>
  typeOf(nodeOf(tree, key)) === 'page_content';

/** Returns how many blocks deep a block is, itself counted. */
export const heightOf = (tree: Tree, key: string): number =>
  1 + Math.max(0, ...nodeOf(tree, key).children.map((child) => heightOf(tree, child)));
