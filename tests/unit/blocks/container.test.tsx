import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { type AtRule, parse, type Rule } from 'postcss';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readLayout } from '@/blocks/layout/read-layout';
import BoxView from '@/blocks/types/box/view';
import type { RenderBlocks } from '@/blocks/view-kit/block-view';
import styles from '@/blocks/view-kit/container.module.css';
import { loadViews, renderLayout } from './render-block';

beforeAll(loadViews);

const text = (content: string, more: object = {}) => ({
  type: 'text',
  props: { content },
  ...more,
});

/** The words in each column of the outermost container. */
function columnsShown(node: object): string[][] {
  const { container } = renderLayout([node]);
  const columns = container.querySelectorAll(`.${styles.column}`);
  return Array.from(columns, (column) => Array.from(column.children, (it) => it.textContent ?? ''));
}

function columnsOfGrid(props: object): HTMLElement[] {
  const { container } = renderLayout([{ type: 'grid', props, children: [text('A')] }]);
  return [...container.querySelectorAll<HTMLElement>(`.${styles.column}`)];
}

describe('a container', () => {
  it('shows its blocks by column, each in its order, and keeps empty columns [S3.281]', () => {
    const children = [
      text('B2', { columnIndex: 1, originalIndex: 2 }),
      text('A1', { columnIndex: 0 }),
      text('B1', { columnIndex: '1', originalIndex: 1 }),
      text('A2'),
    ];
    expect(columnsShown({ type: 'grid', props: { sectionType: '1:1:1' }, children })).toEqual([
      ['A1', 'A2'],
      ['B1', 'B2'],
      [],
    ]);
  });

  it('shows what is in a column that is no more in the last one [S3.281]', () => {
    const children = [text('A'), text('Lost', { columnIndex: 3 })];
    expect(columnsShown({ type: 'grid', children })).toEqual([['A'], ['Lost']]);
  });

  it('is one column as a box and two as a grid, unless told [S3.281]', () => {
    expect(columnsShown({ type: 'box' })).toHaveLength(1);
    expect(columnsShown({ type: 'grid' })).toHaveLength(2);
  });

  it('has its blocks rendered by place, those of empty columns too [S3.281]', () => {
    const renderBlocks = vi.fn<RenderBlocks>(() => null);
    const layout = [{ type: 'box', props: { sectionType: '1:2' }, children: [text('A')] }];
    for (const node of readLayout(layout)) {
      render(<BoxView node={node} mode="edit" renderBlocks={renderBlocks} />);
    }
    const [inFirst, inSecond] = renderBlocks.mock.calls;
    expect(inFirst).toMatchObject([[{ props: { content: 'A' } }], '0']);
    expect(inSecond).toEqual([[], '1']);
  });

  it('gives its columns their shares [S5.280] [S5.281]', () => {
    const [first] = columnsOfGrid({ sectionType: 'custom', customLayout: [30, 90] });
    expect(first?.parentElement?.style.getPropertyValue('--columns')).toBe(
      'calc(25% - 0.75 * var(--gap)) calc(75% - 0.25 * var(--gap))',
    );
  });

  it('places the blocks of all columns, and of one otherwise [S3.282]', () => {
    const [first, second] = columnsOfGrid({
      layoutDirection: 'row',
      justifyContent: 'space-between',
      columnProps: [null, { layoutDirection: 'column', alignItems: 'end' }],
    });
    expect(first).toHaveClass(String(styles.row));
    expect(first).toHaveStyle({ justifyContent: 'space-between' });
    expect(second).toHaveClass(String(styles.stacked));
    expect(second).toHaveStyle({ justifyContent: 'space-between', alignItems: 'flex-end' });
  });

  it('aligns several columns to each other, and the blocks of a single one [S3.282]', () => {
    const [first] = columnsOfGrid({ alignItems: 'center' });
    expect(first?.parentElement).toHaveStyle({ alignItems: 'center' });
    expect(first).not.toHaveStyle({ alignItems: 'center' });
    const [only] = columnsOfGrid({ sectionType: 'single', alignItems: 'center' });
    expect(only).toHaveStyle({ alignItems: 'center' });
  });

  it('aligns blocks beside each other as it aligns its columns [S3.282]', () => {
    const [first] = columnsOfGrid({ layoutDirection: 'row', alignItems: 'end' });
    expect(first).toHaveStyle({ alignItems: 'flex-end' });
  });

  it('takes what is said of a column by its index too [S3.282]', () => {
    const [first, second] = columnsOfGrid({ columnProps: { 1: { justifyContent: 'center' } } });
    expect(first).not.toHaveStyle({ justifyContent: 'center' });
    expect(second).toHaveStyle({ justifyContent: 'center' });
  });

  it('aligns the words of everything in it [S3.282]', () => {
    const [column] = columnsOfGrid({ textAlign: 'center' });
    expect(column?.parentElement).toHaveStyle({ textAlign: 'center' });
  });

  it('lends its color to what stands in it, which a text does not [S3.640]', () => {
    const styles = { color: '#eef0f1' };
    const { container } = renderLayout([{ type: 'box', styles }, text('A', { styles })]);
    const [box, words] = container.children;
    expect(box).toHaveStyle({ '--ink-around': '#eef0f1', '--focus': '#eef0f1' });
    expect(words?.getAttribute('style')).not.toContain('--');
  });

  it('holds 40 containers within each other, and what is in the innermost [S3.283]', () => {
    let node: object = text('The innermost words');
    for (let depth = 0; depth < 40; depth += 1) {
      node = { type: depth % 2 ? 'grid' : 'box', children: [node] };
    }
    renderLayout([node]);
    expect(screen.getByText('The innermost words')).toBeVisible();
  });

  it('offers pictures in its columns in the width that they have there [S3.283]', () => {
    const image = { type: 'image', props: { src: '/media/rail.webp', alt: 'Rail' } };
    const inner = { type: 'grid', children: [image] };
    renderLayout([{ type: 'grid', children: [inner] }]);
    const { sizes } = screen.getByRole<HTMLImageElement>('img', { name: 'Rail' });
    expect(sizes).toBe('(max-width: 768px) 100vw, 25vw');
  });

  it('offers pictures in four columns as two by two where they stand so [S3.283]', () => {
    const image = { type: 'image', props: { src: '/media/rail.webp', alt: 'Rail' } };
    renderLayout([{ type: 'grid', props: { sectionType: '1:1:1:1' }, children: [image] }]);
    const { sizes } = screen.getByRole<HTMLImageElement>('img', { name: 'Rail' });
    expect(sizes).toBe('(max-width: 480px) 100vw, (max-width: 1024px) 50vw, 25vw');
  });
});

describe('the stylesheet of containers', () => {
  const sheet = parse(readFileSync('blocks/view-kit/container.module.css', 'utf8'));

  function declared(selector: string, property: string, container?: string): string | undefined {
    let value: string | undefined;
    sheet.walkRules(selector, (rule: Rule) => {
      const parent = rule.parent as AtRule;
      const params = parent.type === 'atrule' ? parent.params : undefined;
      if (params !== container) return;
      rule.walkDecls(property, (declaration) => {
        value = declaration.value;
      });
    });
    return value;
  }

  it('centres what is boxed at 1600 px, and lets go of what is to be full [S9.280]', () => {
    const tokens = readFileSync('styles/tokens.css', 'utf8');
    expect(declared('.boxed', 'max-width')).toBe('var(--width-page)');
    expect(tokens).toContain('--width-page: 1600px;');
    expect(declared('.columns', 'margin-inline')).toBe('auto');
    expect(declared('.fullwidth', 'max-width')).toBe('none');
  });

  it('keeps its columns from containers in them [S3.283]', () => {
    expect(declared('.column', '--columns')).toBe('initial');
  });

  it('stacks columns up to 768 px of the page, four up to 480, then two by two up to 1024 px [S9.286]', () => {
    const tracks = 'grid-template-columns';
    const four = '.four,\n  .many';
    expect(declared('.columns', tracks)).toBe('var(--columns, minmax(0, 1fr))');
    expect(declared('.columns', tracks, 'page (max-width: 768px)')).toBe('minmax(0, 1fr)');
    expect(declared('.four', tracks, 'page (max-width: 1024px)')).toBe('repeat(2, minmax(0, 1fr))');
    expect(declared(four, tracks, 'page (max-width: 768px)')).toBe('repeat(2, minmax(0, 1fr))');
    expect(declared(four, tracks, 'page (max-width: 480px)')).toBe('minmax(0, 1fr)');
  });
});
