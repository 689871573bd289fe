import { describe, expect, it } from 'vitest';
import { contentAlone } from '@/components/editor/canvas/content-alone';

const page = (main: string) =>
  `<!doctype html><html><head><link rel="stylesheet" href="/a.css"><script src="/a.js"></script></head>
   <body><div id="__next"><header>Shop</header><main>${main}</main><footer>End</footer></div>
   <script>run()</script></body></html>`;

const bodyOf = (html: string | null) =>
  new DOMParser().parseFromString(html ?? '', 'text/html').body;

describe('the built-in content of a page [S4.782]', () => {
  it('is all that the page shows where nobody has designed it', () => {
    const html = contentAlone(page('<h1>About</h1><header>Of an article</header>'));
    expect(bodyOf(html).textContent?.trim()).toBe('AboutOf an article');
    expect(html).toContain('href="/a.css"');
    expect(html).not.toContain('<script');
  });

  it('is its part of a page that is designed', () => {
    const blocks = `<div data-page="about"><p>Before</p>
      <div class="box"><p>Beside</p><div data-page-content=""><h1>About</h1></div></div></div>`;
    expect(bodyOf(contentAlone(page(blocks))).textContent?.trim()).toBe('About');
  });

  it('is nowhere on a page that is designed without it [S4.842]', () => {
    expect(contentAlone(page('<div data-page="about"><p>All designed</p></div>'))).toBeNull();
  });
});
