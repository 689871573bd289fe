import { expect, it } from 'vitest';
import { move } from '@/blocks/layout/tree/move';
import { blocksInOrder } from '@/blocks/layout/tree/slots';
import { ROOT } from '@/blocks/layout/tree/tree';
import { text, treeOf } from './editing-kit';

const PAGE = treeOf([text('One'), text('Two'), text('Three'), text('Four')]);

it.each([
  [0, ['b1', 'b0', 'b2', 'b3']],
  [1, ['b0', 'b1', 'b2', 'b3']],
  [2, ['b0', 'b1', 'b2', 'b3']],
  [3, ['b0', 'b2', 'b1', 'b3']],
  [4, ['b0', 'b2', 'b3', 'b1']],
])('a block that is moved to spot %i of its page stands before what had it', (index, keys) => {
  const moved = move(PAGE, 'b1', { parent: ROOT, slot: 0, index });
  expect(blocksInOrder(moved)).toEqual(keys);
});
