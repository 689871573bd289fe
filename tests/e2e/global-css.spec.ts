import { scopeCss } from '@/core/css/scope-css';
import { fetchPage } from './support/fetch-page';
import { type HtmlBlockSite, openHtmlBlockSite } from './support/html-block-site';
import { addOwnShop } from './support/own-shop';
import { runShopCommand } from './support/shop-command';
import { SHOP_HOSTS, urlOf } from './support/shops';
import { expect, test } from './support/test';

const CSS = `@import url(https://evil.example/a.css);
  @keyframes grow { from { outline-width: 1px } to { outline-width: 5px } }
  html { color: rgb(1, 2, 3) }
  p { background-color: rgb(4, 5, 6) !important; animation: grow 1s forwards paused }
  .bar { position: fixed; top: 0 }
  @media (min-width: 1px) { p { border-top: 3px solid } }
  } body { display: none }`;

const PAGE = `<style>p { margin: 0 } @keyframes grow { to { outline-width: 9px } }</style>
  <style>${scopeCss(CSS)}</style>
  <p id="before">x</p>
  <div class="page-root"><p id="inside">x</p><div class="bar">x</div>
    <div class="editor-chrome"><p id="chrome">x</p></div></div>`;

test('global CSS styles what is in the page, and nothing around it or laid over it [S3.242]', async ({
  page,
}) => {
  const site: HtmlBlockSite = await openHtmlBlockSite();
  site.setPage(PAGE, []);
  await page.goto(site.origin);
  const styleOf = (id: string) =>
    page.locator(id).evaluate((element) => {
      const { color, backgroundColor, animationName, borderTopWidth, position } =
        getComputedStyle(element);
      return { color, backgroundColor, animationName, borderTopWidth, position };
    });
  expect(await styleOf('#inside')).toEqual({
    color: 'rgb(1, 2, 3)',
    backgroundColor: 'rgb(4, 5, 6)',
    animationName: 'shop-grow',
    borderTopWidth: '3px',
    position: 'static',
  });
  expect((await styleOf('.bar')).position).toBe('absolute');
  const plain = {
    backgroundColor: 'rgba(0, 0, 0, 0)',
    animationName: 'none',
    borderTopWidth: '0px',
  };
  expect(await styleOf('#before')).toMatchObject({ color: 'rgb(0, 0, 0)', ...plain });
  expect(await styleOf('#chrome')).toMatchObject(plain);
  site.close();
});

test.describe('a shop', () => {
  // One after the other: each sets the CSS of the whole shop.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(() => addOwnShop('styled'));

  test('a shop’s pages have its global CSS behind the theme, scoped, and its own text nowhere [S1.5] [S3.242]', async () => {
    const css = 'html{--own:1}p{content:"</style><script>x()</script>"}';
    await runShopCommand('set', '--host', SHOP_HOSTS.styled, `metadata.globalCSS=${css}`);
    for (const path of ['/', '/shop', '/about', '/nothing-here']) {
      const { text } = await fetchPage('styled', path);
      const [theme, own] = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
        ([, style]) => style,
      );
      expect(theme).toContain(':root{--accent');
      expect(own).toContain(
        String.raw`{:scope{--own:1;}p{content:"<\/style><script>x()<\/script>";}}`,
      );
      expect(text).not.toContain('html{--own:1}');
    }
    await runShopCommand('set', '--host', SHOP_HOSTS.styled, 'metadata.globalCSS=');
    expect((await fetchPage('styled', '/')).text).not.toContain('@scope');
  });

  test('global CSS holds on built-in pages as on designed ones, and not in the frame around them [S3.242]', async ({
    page,
  }) => {
    const css = 'h1, h2, a { color: rgb(1, 2, 3) !important }';
    await runShopCommand('set', '--host', SHOP_HOSTS.styled, `metadata.globalCSS=${css}`);
    await page.goto(urlOf('styled', '/shop'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)');
    const links = page
      .getByRole('banner')
      .getByRole('link')
      .or(page.getByRole('contentinfo').getByRole('link'));
    for (const link of await links.all()) await expect(link).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    await runShopCommand('set', '--host', SHOP_HOSTS.styled, 'metadata.globalCSS=');
  });
});
