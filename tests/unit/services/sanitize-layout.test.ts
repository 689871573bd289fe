import { expect, it } from 'vitest';
import { markupContents, withContents } from '@/core/model/markup-contents';
import type { LayoutNode } from '@/core/model/page';
import { sanitizeLayout, sanitizeOnce } from '@/services/server/layout/sanitize-layout';

const html = (content: unknown): LayoutNode => ({
  id: 'h',
  type: 'html',
  props: { content, a: 1 },
});
const box = (children: LayoutNode[]): LayoutNode => ({ id: 'b', type: 'box', children });

it('delivers html and policy blocks at any depth, and copies [S3.240] [S3.241]', async () => {
  const layout = [
    html('<p>a<script>x()</script>'),
    box([box([{ type: 'policy', props: { content: '<h1>a</h1><script>x()</script>' } }])]),
    { type: 'text', props: { content: '<script>' }, unknown: { preserved: true } },
  ];
  const before = structuredClone(layout);
  expect(await sanitizeLayout(layout)).toEqual([
    html('<p>a<script type="hemline/script">x()</script></p>'),
    box([box([{ type: 'policy', props: { content: '<h2>a</h2>' } }])]),
    { type: 'text', props: { content: '<script>' }, unknown: { preserved: true } },
  ]);
  expect(layout).toEqual(before);
});

it('delivers a layout once while it stays the same object', () => {
  const layout = [html('<p>a')];
  expect(sanitizeOnce(layout)).toBe(sanitizeOnce(layout));
  expect(sanitizeOnce([...layout])).not.toBe(sanitizeOnce(layout));
});

it('takes html and policy content of the same text apart each in its way [S3.241]', async () => {
  const content = '<i class="a">same';
  const policy = { type: 'policy', props: { content } };
  const delivered = await sanitizeLayout<LayoutNode>([html(content), policy]);
  expect(delivered.map(({ props }) => (props as Record<string, unknown>).content)).toEqual([
    '<i class="a">same</i>',
    '<i>same</i>',
  ]);
});

it('passes over what is no block', () => {
  const odd: unknown[] = [
    null,
    'text',
    7,
    [{ type: 'html' }],
    { type: 'html' },
    { type: 'html', props: null },
    { type: 'html', props: 'x' },
    html({ not: 'text' }),
    html(null),
    { type: 'constructor', props: { content: '<p>' } },
    { type: 'box', children: null },
    { type: 'box', children: 'x' },
    { type: 'box', children: [null, undefined, 'x', { type: 'box', children: {} }] },
    {},
  ];
  expect(withContents(odd as LayoutNode[], () => 'x')).toEqual(odd);
  expect(markupContents(odd)).toEqual([]);
});

it('takes great depths and many blocks', () => {
  let deep = html('<p>a');
  for (let depth = 0; depth < 20_000; depth += 1) deep = box([deep]);
  const wide = Array.from({ length: 200_000 }, () => ({ type: 'text' }));
  const delivered = withContents([deep, box(wide), ...wide], ({ text }) => `${text}</p>`);
  expect(markupContents(delivered).map(({ text }) => text)).toEqual(['<p>a</p>']);
  expect(delivered).toHaveLength(200_002);
});
