import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { hasMainHeading, pageBlocks } from '@/blocks/layout/page-blocks';
import { type BlockNode, columnsOf, readLayout } from '@/blocks/layout/read-layout';
import { walkLayout } from '@/blocks/layout/walk-layout';
import { BLOCKS } from '@/blocks/registry/definitions';

const ids = (nodes: readonly BlockNode[]) => nodes.map(({ id }) => id);

describe('a stored layout', () => {
  it('of another system is read as far as it goes [S3.152]', () => {
    const [box, ...others] = readLayout([
      {
        ...{ type: 'box', id: 7, props: null, styles: 'none', unknown: { preserved: true } },
        children: [{ type: 'text', id: 'a', columnIndex: '1', originalIndex: '2' }, null, 'text'],
      },
      null,
      'banner',
      [{ type: 'text' }],
      { props: {} },
      { type: 'divider', children: null },
    ]);
    expect(box).toMatchObject({ id: '0', type: 'box' });
    expect(box?.children).toMatchObject([{ id: 'a', columnIndex: 1, originalIndex: 2 }]);
    expect(others).toMatchObject([
      { id: '4', type: '' },
      { id: '5', type: 'divider', children: [] },
    ]);
  });

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), (layout) => {
        for (const node of walkLayout(readLayout(layout))) expect(node.id).toBeTypeOf('string');
      }),
    );
  });

  it('40 levels deep and of 5,000 blocks is read whole', () => {
    let deep: object = { type: 'text', id: 'innermost' };
    for (let level = 1; level < 40; level += 1) deep = { type: 'box', children: [deep] };
    expect([...walkLayout(readLayout([deep]))].at(-1)).toMatchObject({ id: 'innermost' });
    const wide = Array.from({ length: 5000 }, (_, index) => ({ type: 'text', id: `t-${index}` }));
    expect(readLayout(wide)).toHaveLength(5000);
  });

  it('endlessly deep ends somewhere', () => {
    const deep: { type: string; children: unknown[] } = { type: 'box', children: [] };
    deep.children.push(deep);
    expect([...walkLayout(readLayout([deep]))].length).toBeLessThan(1000);
  });
});

it('the blocks that stand in a block are walked where they show', () => {
  const showing = BLOCK_TYPES.filter((type) => {
    const layout = [{ type, children: [{ type: 'divider', id: 'inner' }] }];
    return [...walkLayout(readLayout(layout))].some(({ id }) => id === 'inner');
  });
  expect(showing).toEqual(BLOCK_TYPES.filter((type) => BLOCKS[type].children === 'columns'));
});

describe('the columns of a block', () => {
  const child = (id: string, columnIndex?: unknown, originalIndex?: unknown) => ({
    ...{ type: 'text', id, columnIndex, originalIndex },
  });
  const columns = (children: object[], count: number) =>
    columnsOf(readLayout([{ type: 'grid', children }])[0]?.children ?? [], count).map(ids);

  it('hold their blocks in the order of originalIndex [S3.153]', () => {
    const children = [child('c', 1, 1), child('a', 0, 0), child('b', 1, 0)];
    expect(columns(children, 2)).toEqual([['a'], ['b', 'c']]);
  });

  it('keep blocks without a place as they are stored, in the first column or the last there is', () => {
    const children = [child('x'), child('y', 9), child('z', null, null), child('w', -1)];
    expect(columns(children, 3)).toEqual([['x', 'z', 'w'], [], ['y']]);
  });

  it('are at least one', () => {
    expect(columns([child('a')], 0)).toEqual([['a']]);
  });
});

describe('the built-in content', () => {
  it.each(['shop', 'product'])('of %s comes last where the layout lacks it [S2.152]', (slug) => {
    const types = pageBlocks(slug, [{ type: 'text' }]).map(({ type }) => type);
    expect(types).toEqual(['text', 'page_content']);
  });

  it('stays where the layout has it, however deep', () => {
    const layout = [{ type: 'box', children: [{ type: 'page_content' }] }, { type: 'text' }];
    expect(pageBlocks('shop', layout)).toHaveLength(2);
  });

  it.each(['text', 'html', 'unknown-thing', ''])(
    'comes last too where it stands in a block that shows none: %j [S2.152]',
    (type) => {
      const layout = [{ type, children: [{ type: 'page_content' }] }];
      for (const slug of ['shop', 'product']) {
        expect(pageBlocks(slug, layout).map((node) => node.type)).toEqual([type, 'page_content']);
        expect(hasMainHeading(readLayout(layout))).toBe(false);
      }
    },
  );

  it.each(['about', 'contact', 'homepage', 'lookbook'])('of %s may be left out', (slug) => {
    expect(pageBlocks(slug, [])).toEqual([]);
  });
});
