import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { insert } from '@/blocks/layout/tree/insert';
import { insertionPosition } from '@/blocks/layout/tree/insertion-position';
import { mayInsert } from '@/blocks/layout/tree/may-stand';
import { blocksInOrder, positionOf } from '@/blocks/layout/tree/slots';
import { ROOT } from '@/blocks/layout/tree/tree';
import { MAX_LAYOUT_DEPTH } from '@/core/model/page';
import { block, box, boxesOf, columns, text, treeOf } from './editing-kit';

const TEXT = { types: ['text'], height: 1 };

/** b0 text, b1 columns [b2 text | nothing], b3 box, b4 text. */
const PAGE = treeOf([text(), columns('1:1', [[text()], []]), box([]), text()]);

describe('where something new goes', () => {
  it('is behind what is selected, in the same column [S4.723]', () => {
    expect(insertionPosition(PAGE, 'b0', TEXT)).toEqual({ parent: ROOT, slot: 0, index: 1 });
    expect(insertionPosition(PAGE, 'b2', TEXT)).toEqual({ parent: 'b1', slot: 0, index: 1 });
  });

  it('is in a container that is selected while it is empty, else behind it', () => {
    expect(insertionPosition(PAGE, 'b3', TEXT)).toEqual({ parent: 'b3', slot: 0, index: 0 });
    expect(insertionPosition(PAGE, 'b1', TEXT)).toEqual({ parent: ROOT, slot: 0, index: 2 });
  });

  it('is the end of the page where nothing is selected', () => {
    const end = { parent: ROOT, slot: 0, index: 4 };
    expect(insertionPosition(PAGE, null, TEXT)).toEqual(end);
    expect(insertionPosition(PAGE, 'gone', TEXT)).toEqual(end);
  });

  it('of a header is the section where its type stands', () => {
    const header = treeOf([block('cart'), block('logo')], { place: 'header', slug: '' });
    const position = (type: string) =>
      insertionPosition(header, null, { types: [type], height: 1 });
    expect(position('logo')).toEqual({ parent: ROOT, slot: 0, index: 1 });
    expect(position('navigation')).toEqual({ parent: ROOT, slot: 1, index: 0 });
    expect(position('search')).toEqual({ parent: ROOT, slot: 2, index: 1 });
  });

  it('is nowhere for what may not stand there, in whatever it stands [S4.724]', () => {
    const footer = treeOf([], { place: 'footer', slug: '' });
    expect(insertionPosition(footer, null, { types: ['box', 'product'], height: 2 })).toBeNull();
    const shop = treeOf([block('page_content')], { slug: 'shop' });
    expect(insertionPosition(shop, null, { types: ['page_content'], height: 1 })).toBeNull();
  });

  it('is the end of the page where a layout would get too deep', () => {
    const parentIn = (depth: number) => {
      const tree = treeOf([boxesOf(depth)]);
      const inmost = blocksInOrder(tree).at(-1) ?? '';
      return insertionPosition(tree, inmost, TEXT)?.parent;
    };
    expect(parentIn(MAX_LAYOUT_DEPTH - 1)).not.toBe(ROOT);
    expect(parentIn(MAX_LAYOUT_DEPTH)).toBe(ROOT);
  });

  it('takes what is inserted, whatever is selected', () => {
    const selected = fc.constantFrom(
      null,
      ...Object.keys(PAGE.nodes).filter((key) => key !== ROOT),
    );
    fc.assert(
      fc.property(selected, fc.constantFrom(...BLOCK_TYPES), (key, type) => {
        const position = insertionPosition(PAGE, key, { types: [type], height: 1 });
        expect(position !== null).toBe(mayInsert(PAGE, type));
        if (!position) return;
        const { tree, keys } = insert(PAGE, [{ type }], position);
        expect(positionOf(tree, keys[0] ?? '')).toEqual(position);
      }),
    );
  });
});
