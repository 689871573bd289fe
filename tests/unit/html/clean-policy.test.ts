import { describe, expect, it } from 'vitest';
import { cleanPolicy } from '@/core/html/clean-policy';
import { INJECTION_VECTORS } from '@/tests/support/injection-vectors';

/** Tags without attributes but those of links and cells. */
const SAFE_TAG =
  /^<\/?(p|div|br|hr|h[2-6]|blockquote|pre|[uod]l|li|d[td]|strong|em|[biusa]|small|su[bp]|mark|code|table|caption|t(head|body|foot|r|h|d))( (href="(https?:|mailto:|tel:|[^":]*[/?#"]|[^":]*")[^"]*"?|(col|row)span="\d{1,3}"))*>$/;

describe('the content of a policy', () => {
  it.each([
    ['<h2>One</h2><p>Two <strong>three</strong><br>four</p>'],
    ['<ol><li>One</li><li><em>Two</em></li></ol><dl><dt>a</dt><dd>b</dd></dl>'],
    ['<p><a href="/privacy?a=1&amp;b=2">a</a> <a href="mailto:a@x.example">b</a></p>'],
    ['<table><tbody><tr><th colspan="2">a</th></tr></tbody></table>'],
    ['1 &lt; 2 &amp; "3"'],
    [''],
  ])('keeps %j [S3.241]', (content) => {
    expect(cleanPolicy(content)).toBe(content);
  });

  it.each([
    ['<h1 class="a" style="color:red" onclick="x()">One</h1>', '<h2>One</h2>'],
    ['<section><font color="red">One</font></section>', '<div>One</div>'],
    ['<p>One<img src="https://x.example/a.png">two</p>', '<p>Onetwo</p>'],
    [
      '<script>a()</script><style>p{}</style><iframe src="/"></iframe><svg><a>x</a></svg>One',
      'One',
    ],
    ['<a href="javascript:a()">a</a><a href="java\nscript:a()">b</a>', '<a>a</a><a>b</a>'],
    ['<p>One <b>two', '<p>One <b>two</b></p>'],
    ['</div></div><!-- note -->One', 'One'],
    ['<p id="__NEXT_DATA__">One</p><h2 id="__next">Two</h2>', '<p>One</p><h2>Two</h2>'],
    ['<!--$!--><p>One</p><!--/$-->', '<p>One</p>'],
    ['<td colspan="2000000" rowspan="x">One', 'One'],
  ])('makes %j text to read: %j [S3.241]', (content, cleaned) => {
    expect(cleanPolicy(content)).toBe(cleaned);
  });

  it.each(INJECTION_VECTORS)('$name is text, or gone [S3.241]', ({ text }) => {
    const cleaned = cleanPolicy(text);
    expect(cleanPolicy(cleaned)).toBe(cleaned);
    for (const tag of cleaned.match(/<[^>]*>/g) ?? []) expect(tag).toMatch(SAFE_TAG);
    expect(cleaned).not.toMatch(/href="\s*(java|vb|live)?script:|href="\s*data:/i);
  });
});
