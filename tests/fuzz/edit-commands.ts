import fc from 'fast-check';
import { expect } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { duplicate, insert, wrap } from '@/blocks/layout/tree/insert';
import { containsBlocks, mayMove, mayRemove } from '@/blocks/layout/tree/may-stand';
import { move, remove } from '@/blocks/layout/tree/move';
import { blocksInOrder, slotsOf } from '@/blocks/layout/tree/slots';
import { nodeOf, ROOT, type SlotPosition, type Tree } from '@/blocks/layout/tree/tree';
import { updateFields, updateOwn } from '@/blocks/layout/tree/update';

/** A command as numbers, which mean something on whatever tree they meet. */
export const command = fc.record({
  kind: fc.constantFrom(
    'insert',
    'move',
    'remove',
    'duplicate',
    'wrap',
    'change',
    'style',
    'rename',
  ),
  block: fc.nat(),
  parent: fc.nat(),
  slot: fc.nat(),
  index: fc.nat(),
  type: fc.constantFrom(...BLOCK_TYPES),
  value: fc.oneof(fc.string(), fc.integer(), fc.constant(undefined), fc.jsonValue({ maxDepth: 1 })),
  gesture: fc.constantFrom('', '', 'typing'),
});

export type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

function pick<Value>(values: readonly Value[], number: number): Value | undefined {
  return values[number % values.length];
}

function positionFor(tree: Tree, { parent, slot, index }: Command): SlotPosition {
  const parents = Object.keys(tree.nodes).filter((key) => containsBlocks(tree, key));
  const key = pick(parents, parent) ?? ROOT;
  const slots = slotsOf(tree, key);
  const at = slot % slots.length;
  return { parent: key, slot: at, index: index % ((slots[at]?.length ?? 0) + 1) };
}

let ids = 0;
const newId = () => `new-${ids++}`;

/** A tree after a command, the same where it can do nothing there. */
export function obeyed(tree: Tree, input: Command): Tree {
  const { kind, type, value, block } = input;
  const position = positionFor(tree, input);
  const key = pick(blocksInOrder(tree), block);
  if (kind === 'insert' || key === undefined) {
    const node = { id: newId(), type, props: { title: value }, styles: {}, children: [{ type }] };
    return insert(tree, [node], position).tree;
  }
  switch (kind) {
    case 'move':
      return mayMove(tree, key, position.parent) ? move(tree, key, position) : tree;
    case 'remove':
      return mayRemove(tree, key) ? remove(tree, key) : tree;
    case 'duplicate':
      return duplicate(tree, key, newId)?.tree ?? tree;
    case 'wrap':
      return wrap(tree, key, { id: newId(), type: 'grid', props: {} })?.tree ?? tree;
    case 'change':
      return updateFields(tree, key, 'props', { sectionType: '1:1:1', title: value });
    case 'style':
      return updateFields(tree, key, 'styles', { padding: value });
    case 'rename':
      return updateOwn(tree, key, { name: value });
  }
}

/** Every block is in its parent once, and says itself where it stands. */
export function expectSound(tree: Tree) {
  const { [ROOT]: _root, ...nodes } = tree.nodes;
  for (const node of Object.values(nodes)) {
    const siblings = nodeOf(tree, node.parent).children;
    expect(siblings.filter((key) => key === node.key)).toHaveLength(1);
  }
  const held = Object.values(tree.nodes).flatMap(({ children }) => children);
  expect(held.sort()).toEqual(Object.keys(nodes).sort());
}
