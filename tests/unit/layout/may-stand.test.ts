import { expect, it } from 'vitest';
import { nest } from '@/blocks/layout/tree/flatten';
import { replaceAll } from '@/blocks/layout/tree/insert';
import { mayDuplicate, mayMove, mayRemove } from '@/blocks/layout/tree/may-stand';
import { block, box, text, treeOf } from './editing-kit';

const content = () => block('page_content');

it('built-in content is not had twice by duplicating it or what holds it [S4.871]', () => {
  const tree = treeOf([box([content()]), text()], { slug: 'shop' });
  expect(['b0', 'b1', 'b2'].map((key) => mayDuplicate(tree, key))).toEqual([false, false, true]);
});

it('a page that is stored with it twice can be left with one [S4.871]', () => {
  const twice = treeOf([content(), box([content()])], { slug: 'shop' });
  expect(['b0', 'b1', 'b2'].map((key) => mayRemove(twice, key))).toEqual([true, true, true]);
  const both = treeOf([box([content(), content()]), text()], { slug: 'shop' });
  expect(mayRemove(both, 'b0')).toBe(false);
  const left = nest(replaceAll(twice, [{ type: 'banner' }]).tree);
  expect(left.map(({ type }) => type)).toEqual(['banner', 'box']);
});

it('a box goes neither into itself nor into what stands in it', () => {
  const tree = treeOf([box([box([])]), text()]);
  expect(['b0', 'b1', 'root'].map((parent) => mayMove(tree, 'b0', parent))).toEqual([
    ...[false, false, true],
  ]);
});
