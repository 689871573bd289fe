import { describe, expect, it } from 'vitest';
import { nest } from '@/blocks/layout/tree/flatten';
import { legalSlots } from '@/blocks/layout/tree/legal-slots';
import { move } from '@/blocks/layout/tree/move';
import { slotsOf } from '@/blocks/layout/tree/slots';
import { ROOT } from '@/blocks/layout/tree/tree';
import { MAX_LAYOUT_DEPTH } from '@/core/model/page';
import { block, box, boxesOf, columns, text, treeOf } from './editing-kit';

const words = (tree: Parameters<typeof legalSlots>[0], moving: string) =>
  legalSlots(tree, moving).map((slot) => slot.description);

/** b0 text, b1 columns [b2 banner | nothing | b3 box [b4 text]], b5 divider. */
const PAGE = treeOf([
  text(),
  columns('1:1:1', [[block('banner')], [], [box([text()])]]),
  block('divider'),
]);

describe('the places a block may be moved to', () => {
  it('are told in the order of the page, each in words [S4.720]', () => {
    expect(words(PAGE, 'b5')).toEqual([
      'before Text',
      'before Columns',
      'before Banner, column 1 of 3',
      'at the end of column 1 of 3 of Columns',
      'in column 2 of 3 of Columns, which is empty',
      'before Box, column 3 of 3',
      'before Text, in Box',
      'at the end of Box',
      'at the end of column 3 of 3 of Columns',
      'where it was',
    ]);
  });

  it('are never within itself', () => {
    expect(words(PAGE, 'b1')).toEqual(['before Text', 'where it was', 'at the end of the page']);
  });

  it('each lead somewhere else, but for its own [S4.721]', () => {
    for (const moving of ['b0', 'b2', 'b4', 'b5']) {
      for (const { position, description } of legalSlots(PAGE, moving)) {
        const moved = move(PAGE, moving, position);
        const isSame = JSON.stringify(nest(moved)) === JSON.stringify(nest(PAGE));
        expect(isSame).toBe(description === 'where it was');
        expect(slotsOf(moved, position.parent)[position.slot]).toContain(moving);
      }
    }
  });

  it('are no deeper than layouts go', () => {
    const tree = treeOf([boxesOf(MAX_LAYOUT_DEPTH), box([box([])])]);
    const deepest = legalSlots(tree, 'b100').filter(({ position }) => position.parent !== ROOT);
    expect(deepest).toHaveLength(2 * (MAX_LAYOUT_DEPTH - 2));
  });

  it('are the sections of a header', () => {
    const header = treeOf([block('logo'), block('cart')], { place: 'header', slug: '' });
    expect(words(header, 'b1')).toEqual([
      'before Logo, left section',
      'at the end of the left section',
      'in the center section, which is empty',
      'where it was',
    ]);
  });

  it('of a name that was given are told by it', () => {
    const tree = treeOf([text(), text()]);
    const named = {
      ...tree,
      nodes: { ...tree.nodes, b0: { ...tree.nodes.b0, own: { type: 'text', name: 'Greeting' } } },
    } as typeof tree;
    expect(words(named, 'b1')).toEqual(['before Greeting', 'where it was']);
  });
});

describe('the places a new block may be inserted at', () => {
  it('are all there are', () => {
    expect(words(PAGE, 'text')).toHaveLength(11);
    expect(words(treeOf([]), 'text')).toEqual(['in the page, which is empty']);
  });

  it('are none where its type may not stand [S4.722]', () => {
    const footer = treeOf([text()], { place: 'footer', slug: '' });
    expect(words(footer, 'banner')).toEqual([]);
    expect(words(footer, 'copyright')).toEqual(['before Text', 'at the end of the footer']);
    expect(words(PAGE, 'page_content')).toEqual([]);
  });
});
