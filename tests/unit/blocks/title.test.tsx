import { readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { parse } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { titleBlock } from '@/blocks/types/title/definition';
import { loadViews, renderLayout } from './render-block';

const DESIGNS = titleBlock.props.design.options ?? [];

beforeAll(loadViews);

const show = (props: object) =>
  renderLayout([{ type: 'title', props: { text: 'New in', subtitle: 'This week', ...props } }]);

describe('a section title', () => {
  it.each(DESIGNS)('is a heading with a line below it in the design %s [S3.292]', (design) => {
    show({ design });
    expect(screen.getByRole('heading', { level: 2, name: 'New in' })).toBeVisible();
    expect(screen.getByText('This week')).toBeVisible();
  });

  it('has no line below where that is switched off, and no heading without words [S3.292]', () => {
    show({ showSubtitle: false });
    expect(screen.queryByText('This week')).toBeNull();
    cleanup();
    show({ text: '' });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each([
    ['small', '1.5rem'],
    ['medium', '2rem'],
    ['large', '2.5rem'],
    ['xlarge', '3rem'],
  ])('is of the size %s %s high [S9.281]', (size, height) => {
    const sheet = parse(readFileSync('blocks/types/title/title.module.css', 'utf8'));
    const heights: string[] = [];
    sheet.walkRules(`.${size}`, (rule) => {
      rule.walkDecls('font-size', ({ value }) => {
        heights.push(value);
      });
    });
    expect(heights).toEqual([height]);
    expect(titleBlock.props.size.options).toContain(size);
  });

  it('has six designs [S9.281]', () => {
    const six = ['simple', 'underline', 'gradient', 'boxed', 'modern', 'vintage'];
    expect(titleBlock.props.design.options).toEqual(six);
  });

  it.each([
    [['rgb(1, 2, 3)', 'red'], 'linear-gradient(90deg, rgb(1, 2, 3), red)'],
    ['red, rgb(1, 2, 3)', 'linear-gradient(90deg, red, rgb(1, 2, 3))'],
    [['red'], 'linear-gradient(90deg, red, red)'],
    [['url(//e.example)', 'red; x'], ''],
    [[], ''],
  ])('takes %j as the colours of its gradient [S3.292]', (gradientColors, ground) => {
    const { container } = show({ design: 'gradient', gradientColors });
    const style = container.querySelector('h2')?.getAttribute('style') ?? '';
    expect(style).toBe(ground && `background-image: ${ground};`);
  });

  it('takes nothing but colours for its gradient [S3.292]', () => {
    const { parse: read } = titleBlock.props.gradientColors;
    expect(read(['red', 'url(//e.example)', 'red; x', 7, null])).toEqual(['red']);
    expect(read(['url(//e.example)'])).toBeUndefined();
  });
});
