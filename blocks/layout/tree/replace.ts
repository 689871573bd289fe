import { HEADER_SECTIONS, sectionOf } from '@/blocks/layout/header-sections';
import type { LayoutNode } from '@/core/model/page';
import { insert } from './insert';
import { mayRemove } from './may-stand';
import { remove } from './remove';
import { slotsOf } from './slots';
import { ROOT, type Tree } from './tree';

/**
 * Puts components in the stead of all that is there; what a page cannot be without stays behind them. Those
 * of a header go into the sections that they name.
 */
export function replaceAll(
  tree: Tree,
  components: readonly LayoutNode[],
): { tree: Tree; keys: string[] } {
  const emptied = slotsOf(tree, ROOT)
    .flat()
    .reduce((left, key) => (mayRemove(left, key) ? remove(left, key) : left), tree);
  if (tree.place !== 'header')
    return insert(emptied, components, { parent: ROOT, slot: 0, index: 0 });
  return components.reduce(addToSection, { tree: emptied, keys: [] as string[] });
}

function addToSection({ tree, keys }: { tree: Tree; keys: string[] }, component: LayoutNode) {
  const slot = HEADER_SECTIONS.indexOf(sectionOf(component.section, component.type ?? ''));
  const index = slotsOf(tree, ROOT)[slot]?.length ?? 0;
  const added = insert(tree, [component], { parent: ROOT, slot, index });
  return { tree: added.tree, keys: [...keys, ...added.keys] };
}
