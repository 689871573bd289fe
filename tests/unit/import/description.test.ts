import { describe, expect, it } from 'vitest';
import { cleanDescription, shownHtml } from '@/backend/domain/catalogue/clean-description';

describe('an imported description', () => {
  it.each([
    ['<p onclick="x()" style="color:red" class="a">Text</p>', '<p>Text</p>'],
    ['<script>alert(1)</script><style>p{}</style><p>Text</p>', '<p>Text</p>'],
    [
      '<iframe src="https://x.example/a" title="Our mill">inner</iframe>Text',
      '<a href="https://x.example/a" rel="nofollow">Our mill</a>Text',
    ],
    ['<iframe src="javascript:alert(1)">inner</iframe>Text', 'Text'],
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
    expect(cleanDescription(body).html).toBe(clean);
    expect(shownHtml(clean)).toBe(clean);
  });
});

const LAZY = 'loading="lazy" decoding="async"';
const PLAYER =
  'title="Video" loading="lazy" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox" ' +
  'allow="encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe>';

describe('pictures and videos of a description', () => {
  it.each([
    [
      '<img onload="x()" src="//p.example/a.jpg" alt="A &quot;b&quot;" width="600" height="400px" style="x">',
      `<img src="https://p.example/a.jpg" alt="A &quot;b&quot;" width="600" height="400" ${LAZY} />`,
    ],
    [
      '<img src="data:image/gif;base64,R0" data-src="https://p.example/a.jpg" width="100%" height="9">',
      `<img src="https://p.example/a.jpg" alt ${LAZY} />`,
    ],
    [
      '<iframe width="560" src="https://www.youtube.com/embed/abcdefghijk?autoplay=1" onload="x()"></iframe>',
      `<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0&amp;playsinline=1" ${PLAYER}`,
    ],
    [
      '<iframe src="//player.vimeo.com/video/123?autoplay=1"></iframe>',
      `<iframe src="https://player.vimeo.com/video/123?dnt=1" ${PLAYER}`,
    ],
    [
      '<video autoplay loop src="https://p.example/a.mp4" poster="javascript:x"></video>',
      '<video src="https://p.example/a.mp4" controls preload="none" playsinline></video>',
    ],
    [
      '<video><source src="https://p.example/a.mp4" type="video/mp4"><source src="data:x"></video>',
      '<video controls preload="none" playsinline><source src="https://p.example/a.mp4" type="video/mp4" /></video>',
    ],
  ])('are kept by safe addresses, and load late: %j [S3.1510]', (body, clean) => {
    const { html } = cleanDescription(body);
    expect(html.replaceAll('alt=""', 'alt')).toBe(clean.replaceAll('alt=""', 'alt'));
    expect(shownHtml(html)).toBe(html);
    expect(cleanDescription(html).html).toBe(html);
  });

  it('stay as they are when they are read again, also where tags were open [S3.1510]', () => {
    const source = '<source src="https://p.example/a.mp4">';
    const { html } = cleanDescription(
      `<video><a href="x">${source}</video><video>${source}</video>`,
    );
    expect(html).not.toContain('span');
    expect(cleanDescription(html).html).toBe(html);
  });

  it('have their addresses listed, and what is not kept is named [S3.1511]', () => {
    const body =
      '<img src="https://p.example/a.jpg"><img src="https://p.example/a.jpg"><img src="x.jpg">' +
      '<iframe src="https://maps.example/"></iframe><video><source src="blob:x"></video><script>1</script><SVG/>';
    const { html, pictures, lost } = cleanDescription(body);
    expect(pictures).toEqual(['https://p.example/a.jpg']);
    expect(lost.toSorted()).toEqual(['iframe', 'img', 'script', 'svg', 'video']);
    expect(html).not.toMatch(/<(video|iframe|script|svg)/);
    expect(html).toContain('<a href="https://maps.example/" rel="nofollow">maps.example</a>');
  });

  it('of the shop come in the widths of screens, with room kept for them [S3.1512]', () => {
    const html = shownHtml(
      '<img src="/media/a.webp#~800x600" alt="Cuff" loading="lazy" decoding="async" />',
    );
    expect(html).toMatch(
      /^<img src="\/media\/a.webp\?w=1440" srcset="\/media\/a.webp\?w=160 160w, /,
    );
    expect(html).toMatch(/sizes="[^"]+" width="800" height="600" alt="Cuff" loading="lazy"/);
    const other = `<img src="https://p.example/a.jpg" alt="x" ${LAZY} />`;
    expect(shownHtml(other)).toBe(other);
  });
});
