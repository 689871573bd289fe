import { describe, expect, it } from 'vitest';
import { cleanDescription, safeHtml } from '@/backend/domain/catalogue/clean-description';

describe('an imported description', () => {
  it.each([
    ['<p onclick="x()" style="color:red" class="a">Text</p>', '<p>Text</p>'],
    ['<script>alert(1)</script><style>p{}</style><p>Text</p>', '<p>Text</p>'],
    ['<iframe src="https://x.example">inner</iframe>Text', 'Text'],
    ['<img src=x onerror=alert(1)><b>Text</b>', '<b>Text</b>'],
    ['<svg onload=alert(1)><p>Text</p></svg>', '<p>Text</p>'],
    ['<h1>Big</h1><h3>Small</h3>', '<h2>Big</h2><h3>Small</h3>'],
    [
      '<a href="https://x.example/?a=1&amp;b=2">x</a>',
      '<a href="https://x.example/?a=1&amp;b=2" rel="nofollow">x</a>',
    ],
    [
      '<a href="mailto:a@x.example" rel="author">x</a>',
      '<a href="mailto:a@x.example" rel="nofollow">x</a>',
    ],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href=" java\nscript:alert(1)">x</a>', 'x'],
    ['<a href="data:text/html,x">x</a>', 'x'],
    ['<a href="//x.example">x</a>', 'x'],
    ['<a href="/collections/all">x</a>', 'x'],
    ['<div>One</div><div>Two</div>', 'One\nTwo'],
    [
      '<table><tr><td colspan="2" bgcolor="red">x</td></tr></table>',
      '<table><tr><td colspan="2">x</td></tr></table>',
    ],
    ['<p>a<br>b</p>\r\n<ul><li>c</ul>', '<p>a<br />b</p>\n<ul><li>c</li></ul>'],
    ['<p>Unclosed <b>bold', '<p>Unclosed <b>bold</b></p>'],
    ['1 < 2 & 3 > 2', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
    ['One\r\nline\r\n\r\n\r\nTwo', '<p>One<br />line</p>\n<p>Two</p>'],
    ['Tom &amp; Ann', '<p>Tom &amp; Ann</p>'],
    ['', ''],
  ])('turns %j into %j', (body, clean) => {
    expect(cleanDescription(body)).toBe(clean);
    expect(safeHtml(clean)).toBe(clean);
  });
});
