import { columnShares } from '@/blocks/kit/columns';
import { containerFields } from '@/blocks/kit/container-fields';
import { readFields } from '@/blocks/kit/fields';
import { HEADER_SECTIONS, sectionOf } from '@/blocks/layout/header-sections';
import { type BlockNode, columnsOf, readLayout } from '@/blocks/layout/read-layout';
import { isObject } from '@/core/values/is-object';
import {
  isContainer,
  nodeOf,
  ROOT,
  type SlotPosition,
  type Tree,
  type TreeNode,
  typeOf,
} from './tree';

const SECTION_FIELDS = { box: columnFields('single'), grid: columnFields('1:1') };

/** The keys of the blocks within a block by slot: columns of a container, sections of a header, one of a page. */
export function slotsOf(tree: Tree, key: string): string[][] {
  const node = nodeOf(tree, key);
  const blocks = node.children.filter((child) => isObject(nodeOf(tree, child).own));
  if (key === ROOT) return tree.place === 'header' ? sections(tree, blocks) : [blocks];
  if (!isContainer(node)) return [];
  const stubs = blocks.map((child) => blockOf(nodeOf(tree, child)));
  return columnsOf(stubs, columnCount(node)).map((column) => column.map(({ id }) => id));
}

/** Returns the position of a block; null for a hidden one. */
export function positionOf(tree: Tree, key: string): SlotPosition | null {
  const { parent } = nodeOf(tree, key);
  for (const [slot, keys] of slotsOf(tree, parent).entries()) {
    const index = keys.indexOf(key);
    if (index >= 0) return { parent, slot, index };
  }
  return null;
}

/** Returns a node as views read it, without its children. */
export function blockOf({ key, own }: TreeNode): BlockNode {
  const [block] = readLayout([isObject(own) ? { ...own, children: [] } : {}]);
  return { ...(block as BlockNode), id: key };
}

export function columnCount(node: TreeNode): number {
  const props = isObject(node.own) ? node.own.props : undefined;
  const fields = typeOf(node) === 'box' ? SECTION_FIELDS.box : SECTION_FIELDS.grid;
  return columnShares(readFields(fields, props)).length;
}

function columnFields(initial: 'single' | '1:1') {
  const { sectionType, customLayout } = containerFields(initial);
  return { sectionType, customLayout };
}

function sections(tree: Tree, blocks: readonly string[]): string[][] {
  return HEADER_SECTIONS.map((section) =>
    blocks.filter((key) => {
      const node = nodeOf(tree, key);
      const raw = isObject(node.own) ? node.own.section : undefined;
      return sectionOf(raw, typeOf(node) ?? '') === section;
    }),
  );
}

/** Returns all visible blocks in reading order, parents first. */
export const blocksInOrder = (tree: Tree, from = ROOT): string[] =>
  slotsOf(tree, from)
    .flat()
    .flatMap((key) => [key, ...blocksInOrder(tree, key)]);
