import { type Arbitrary, array, assert, constantFrom, property, string } from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { scopeCss } from '@/core/css/scope-css';
import { cleanPolicy } from '@/core/html/clean-policy';
import { scriptsOf } from '@/core/html/scripts-of';
import { renderHtml, settle } from '@/core/html/settle';
import { markupContents, withContents } from '@/core/model/markup-contents';
import type { LayoutNode } from '@/core/model/page';
import { INJECTION_VECTORS } from '@/tests/support/injection-vectors';
import { mutated } from './mutations';
import { RUNS, shareOfRuns } from './runs';

const TAGS = [
  'div',
  'p',
  'a',
  'b',
  'table',
  'td',
  'svg',
  'math',
  'mtext',
  'style',
  'script',
  'noscript',
];
const MORE_TAGS = [
  'template',
  'select',
  'form',
  'button',
  'title',
  'textarea',
  'xmp',
  'plaintext',
  'pre',
];
const MARKUP = [
  ...[...TAGS, ...MORE_TAGS].flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...['<!--', '-->', ']]>', '<![CDATA[', '"', "'", '>', '<', '=', '/', '\n', '&lt;', 'x', '\0'],
  ...[
    '<script src=a>',
    '<script type=module>',
    '<base href=a>',
    '<meta name=a>',
    '<foreignObject>',
  ],
];
/** What stands between quotes does nothing by itself. */
const STRINGS = /"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'/g;
const STYLE = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ';',
    ':',
    '"',
    "'",
    '\\',
    '/*',
    '*/',
    '\n',
    ',',
    '<',
    '</style>',
  ],
  ...[
    '@media x',
    '@import "a"',
    '@keyframes k',
    'p',
    'html',
    'color',
    'url(',
    'position',
    'fixed',
    '--a',
  ],
];

const written = (pieces: readonly string[]): Arbitrary<string> =>
  array(constantFrom(...pieces, ...pieces), { maxLength: 40 }).map((parts) => parts.join(''));

const vectors = constantFrom(...INJECTION_VECTORS.map(({ text }) => text));
const pieced = (pieces: readonly string[]) =>
  array(
    constantFrom(...pieces).chain((piece) => vectors.map((text) => piece + text)),
    { maxLength: 5 },
  ).map((parts) => parts.join(''));

const scriptsIn = (content: string) => scriptsOf(settle(content).fragment);

describe('content made of pieces of markup', () => {
  it('comes to rest in its block, whatever it is [S3.240]', () => {
    const isAround = (content: string) => {
      const delivered = renderHtml(content);
      expect(renderHtml(delivered)).toBe(delivered);
      expect(scriptsIn(delivered)).toEqual(scriptsIn(content));
      const page = parse(`<!doctype html><body><div>${delivered}</div><p id="after">`);
      const [, html] = page.childNodes;
      const body = html && 'childNodes' in html ? html.childNodes.at(-1) : undefined;
      const children = body && 'childNodes' in body ? body.childNodes : [];
      expect(children.map(({ nodeName }) => nodeName)).toEqual(['div', 'p']);
    };
    assert(property(written(MARKUP), isAround), { numRuns: RUNS });
    assert(property(pieced(MARKUP), isAround), { numRuns: shareOfRuns(0.5) });
  });

  it('is text to read as a policy [S3.241]', () => {
    const isText = (content: string) => {
      const cleaned = cleanPolicy(content);
      expect(cleanPolicy(cleaned)).toBe(cleaned);
      expect(cleaned).not.toMatch(/<(script|style|svg|math|iframe|img|template|form|input)/i);
    };
    assert(property(written(MARKUP), isText), { numRuns: RUNS });
    assert(property(pieced(MARKUP), isText), { numRuns: shareOfRuns(0.5) });
  });
});

describe('global CSS made of pieces', () => {
  it('stays in its scope and in its element [S3.242]', () => {
    const isScoped = (css: string) => {
      const scoped = scopeCss(css);
      expect(scoped).not.toContain('</');
      expect(scoped.match(/@scope/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(scoped.replace(STRINGS, '""')).not.toMatch(/@import|position:\s*fixed/);
    };
    assert(property(written(STYLE), isScoped), { numRuns: RUNS });
    assert(property(string({ unit: 'binary' }), isScoped), { numRuns: shareOfRuns(0.5) });
  });
});

describe(`${RUNS} mutated layouts`, () => {
  const html = { id: 'h', type: 'html', props: { content: '<p>a</p><script>x()</script>' } };
  const layout = [
    { id: 'b', type: 'box', children: [html, { type: 'policy', props: { content: '<p>a</p>' } }] },
    { ...html, styles: { padding: '1px' }, unknown: { preserved: [1] } },
  ];

  it('are delivered with all they hold beside content', () => {
    const beside = (value: unknown) =>
      JSON.stringify(value, (key, part) =>
        key === 'content' && typeof part === 'string' ? 'content' : part,
      );
    assert(
      property(mutated(layout), (odd) => {
        const list = (Array.isArray(odd) ? odd : [odd]) as LayoutNode[];
        expect(beside(withContents(list, ({ text }) => renderHtml(text)))).toBe(beside(list));
        for (const { text } of markupContents(list)) expect(typeof text).toBe('string');
      }),
      { numRuns: RUNS },
    );
  });
});
