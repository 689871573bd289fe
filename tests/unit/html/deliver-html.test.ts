import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '@/core/html/settle';
import { scriptKind } from '@/core/rules/security/script-kind';
import { INJECTION_VECTORS } from '@/tests/support/injection-vectors';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const INERT = 'type="hemline/script"';

/** Every element of a page's tree as browsers build it. */
function elementsOf(page: string): Element[] {
  const results: Element[] = [];
  const waiting: Node[] = [...parse(page).childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    results.push(node);
    waiting.push(...node.childNodes);
  }
  return results;
}

const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

describe('html content on its way into a page', () => {
  it.each([
    ['<p class="a" onclick="x()">One <b>two</b> &amp; three</p>'],
    ['<!-- a note --><iframe src="https://player.example/1" allow="autoplay"></iframe>'],
    ['<style>p{color:red}</style><form action="https://news.example"><input name="m"></form>'],
    ['<svg viewBox="0 0 9 9"><path d="M0 0"></path></svg><template><li>x</li></template>'],
    ['<script type="application/ld+json">{"name":"</p>"}</script>'],
    ['<script type="text/x-template"><p>{{ a }}</p></script>'],
    ['<noscript><img src="https://pixel.example/1"></noscript>'],
    ['<pre>\n\n  two lines above</pre><textarea>\n\nx</textarea>'],
    [
      '<meta itemprop="price" content="9"><link rel="stylesheet" href="https://fonts.example/a.css">',
    ],
    [''],
  ])('leaves %j as it is [S3.240]', (content) => {
    expect(renderHtml(content)).toBe(content);
  });

  it.each([
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['</div></section></body></html>a', 'a'],
    ['<div><div>a</div></div></div></div>b', '<div><div>a</div></div>b'],
    ['<table><tr><td>a', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<!-- open', '<!-- open-->'],
    ['<textarea>open', '<textarea>open</textarea>'],
    ['<style>p{', '<style>p{</style>'],
    ['<plaintext>a<b>', '<pre>a&lt;b&gt;</pre>'],
    ['<noscript></div>a</noscript>', '<noscript>a</noscript>'],
    ['<base href="//x.example"><meta http-equiv="refresh" content="0">a', 'a'],
    ['<meta name="referrer" content="unsafe-url">a', 'a'],
    [
      '<div><template shadowrootmode="open">a</template></div>',
      '<div><template>a</template></div>',
    ],
    ['<pre><!--$-->\nx</pre>', '<pre>\n\nx</pre>'],
  ])('closes %j and keeps it in its place: %j [S3.240]', (content, delivered) => {
    expect(renderHtml(content)).toBe(delivered);
  });

  it.each([
    ['<script>a()</script>', `<script ${INERT}>a()</script>`],
    [
      '<script type="module" src="/a.js" async></script>',
      `<script ${INERT} data-hemline-type="module" src="/a.js" async=""></script>`,
    ],
    ['<script type="">a()</script>', `<script ${INERT} data-hemline-type="">a()</script>`],
    ['<svg><script>a()</script></svg>', `<svg><script ${INERT}>a()</script></svg>`],
    ['<script>let a = "</b>";', `<script ${INERT}>let a = "</b>";</script>`],
    ['<script><!--\na()\n//--></script>', `<script ${INERT}><!--\na()\n//--></script>`],
    ['<script><!--<script>a()', ''],
  ])('sets the script of %j aside: %j [S4.240]', (content, delivered) => {
    expect(renderHtml(content)).toBe(delivered);
  });

  it.each([
    [
      '<!--$!--><template data-dgst="a"></template>b<!--/$-->',
      '<template data-dgst="a"></template>b',
    ],
    ['a<!--$--><!--$?--><!--$~--><!--&--><!--/&--><!--F!--><!--F--><!--html-->b', 'ab'],
    [
      '<template><!--$!-->a</template><noscript><!--$!-->a</noscript>',
      '<template>a</template><noscript>a</noscript>',
    ],
  ])('has no comment of %j that React takes for its own: %j [S3.240]', (content, delivered) => {
    expect(renderHtml(content)).toBe(delivered);
  });

  it.each([
    [
      '<script id="__NEXT_DATA__" type="application/json">{}</script>',
      '<script type="application/json">{}</script>',
    ],
    ['<b id="__next">a</b><svg id="__NEXT_P"></svg>', '<b>a</b><svg></svg>'],
    ['<a id="requestIdleCallback">a</a>', '<a>a</a>'],
    [
      '<form name="body"><img name="currentScript"><iframe name="__NEXT_DATA__"></iframe></form>',
      '<form><img><iframe></iframe></form>',
    ],
    ['<form><input name="parentNode"><input id="nodeName"></form>', '<form><input><input></form>'],
    [
      '<template><i id="__next">a</i></template><noscript><i id="__next">a</i></noscript>',
      '<template><i>a</i></template><noscript><i>a</i></noscript>',
    ],
  ])('takes the names from %j that the page itself needs: %j [S3.240]', (content, delivered) => {
    expect(renderHtml(content)).toBe(delivered);
  });

  it('leaves all other names [S3.240]', () => {
    const content =
      '<form name="newsletter" id="top"><input name="body"><input name="__token"><textarea name="title" id="body"></textarea></form>';
    expect(renderHtml(content)).toBe(content);
  });

  it('is the same however often it is delivered', () => {
    for (const { text } of INJECTION_VECTORS) {
      expect(renderHtml(renderHtml(text))).toBe(renderHtml(text));
    }
  });

  it.each(INJECTION_VECTORS)(
    '$name stays in its block, and no parser runs it [S3.240]',
    ({ text }) => {
      const page = `<!doctype html><body><div id="block">${renderHtml(text)}</div><p id="after">x</p>`;
      const elements = elementsOf(page);
      const after = elements.find((element) => attributeOf(element, 'id') === 'after');
      expect(after?.parentNode).toMatchObject({ tagName: 'body' });
      const running = elements.filter(
        (element) =>
          element.tagName === 'script' &&
          attributeOf(element, 'type') !== 'hemline/script' &&
          scriptKind((name) => attributeOf(element, name)),
      );
      expect(running).toEqual([]);
      const acting = elements.filter(
        ({ tagName, attrs }) => tagName === 'base' || (tagName === 'meta' && attrs.length > 0),
      );
      expect(acting).toEqual([]);
    },
  );
});
