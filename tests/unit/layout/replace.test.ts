import { describe, expect, it } from 'vitest';
import { nest } from '@/blocks/layout/tree/flatten';
import { replaceAll } from '@/blocks/layout/tree/insert';
import { block, box, text, treeOf } from './editing-kit';

const NEW = [{ type: 'banner' }, { type: 'text' }];
const types = (tree: Parameters<typeof nest>[0]) => nest(tree).map(({ type }) => type);

describe('what takes the place of all that is there', () => {
  it('stands there alone, in its order', () => {
    const { tree, keys } = replaceAll(treeOf([text(), box([text()])]), NEW);
    expect(types(tree)).toEqual(['banner', 'text']);
    expect(keys).toEqual(['b3', 'b4']);
    expect(Object.keys(tree.nodes)).toHaveLength(3);
  });

  it('stands before the content that a page cannot be without [S2.731]', () => {
    const shop = treeOf([text(), box([block('page_content')])], { slug: 'shop' });
    expect(types(replaceAll(shop, NEW).tree)).toEqual(['banner', 'text', 'box']);
    const about = treeOf([block('page_content')], { slug: 'about' });
    expect(types(replaceAll(about, NEW).tree)).toEqual(['banner', 'text']);
  });

  it('goes into the sections of a header that it names', () => {
    const header = treeOf([block('cart')], { place: 'header', slug: '' });
    const parts = [
      { type: 'search', section: 'left' },
      { type: 'logo', section: 'center' },
      { type: 'navigation', section: 'left' },
    ];
    expect(nest(replaceAll(header, parts).tree)).toEqual([
      { type: 'search', section: 'left' },
      { type: 'navigation', section: 'left' },
      { type: 'logo', section: 'center' },
    ]);
  });
});
