import { turns } from '../support/counts';
import { fetchPage } from './support/fetch-page';
import { DEMO_SHOPS, type ShopName } from './support/shops';
import { expect, test } from './support/test';

/** Pages of a site map that are tried: its first products, and some of the others. */
const PRODUCTS = turns(40, 3);
const OTHER_PAGES = turns(100, 12);
/** Pages that no site map names, and addresses that change what a page marks. */
const OTHERS = [
  ...[
    '/cart',
    '/checkout',
    '/wishlist',
    '/order-tracking',
    '/there-is-no-such-page',
    '/embed/products',
  ],
  ...['/shop?page=2', '/shop?sort=price-asc', '/shop?q=tee', '/shop?category=hoodies&page=1'],
];

/** Opens something of one shopper's, so that the page is made anew each time. */
const ANEW = 'order=1';
/** Stands in all links, so that every part of the page is rendered anew as well. */
const CARRIED = 'carried-on=1';

async function pathsOf(shop: ShopName): Promise<string[]> {
  const { text } = await fetchPage(shop, '/sitemap.xml');
  const locations = Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url);
  const paths = locations.map((url) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  const products = paths.filter((path) => path.startsWith('/product/'));
  const others = paths.filter((path) => !path.startsWith('/product/'));
  const spread = others.filter((_, place) => place % Math.ceil(others.length / OTHER_PAGES) === 0);
  return [...spread, ...OTHERS, ...products.slice(0, PRODUCTS)];
}

const SCRIPTS = /<(?:script defer=""|link rel="preload"[^>]*as="script")[^>]*>(?:<\/script>)?/g;
const MODULES = /(?<="dynamicIds":\[)[^\]]*/;

/** A page as it is but for what is another each time, with its scripts in one order. */
function comparable(html: string): string {
  const text = html
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/(\?|&amp;)carried-on=1(?=["#])/g, '')
    .replaceAll('<input type="hidden" name="carried-on" value="1"/>', '')
    .replaceAll(',"carried-on":"1"', '')
    .replace(MODULES, (ids) => ids.split(',').toSorted().join());
  const scripts = Array.from(text.matchAll(SCRIPTS), ([element]) => element);
  return [...scripts.toSorted(), text.replaceAll(SCRIPTS, '')].join('\n');
}

/** Difference of two pages: some of each from the first character on that they do not share. */
function difference(one: string, other: string): [string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  return [one.slice(start, start + 200), other.slice(start, start + 200)];
}

/** A page as it is where every part of it is rendered anew. */
async function wholePage(shop: ShopName, address: string): Promise<string> {
  const { text } = await fetchPage(shop, `${address}&${CARRIED}`);
  expect(text, address).toContain(CARRIED);
  return comparable(text);
}

for (const shop of DEMO_SHOPS) {
  test(`${shop}: what pages show alike is rendered once, and no page differs for it [S2.1460]`, async () => {
    const there = await pathsOf(shop);
    expect(there.length).toBeGreaterThan(20);
    const rendered = new Map<string, string>();
    // There and back: what came before others comes after them as well.
    for (const path of [...there, ...there.toReversed()]) {
      const address = `${path}${path.includes('?') ? '&' : '?'}${ANEW}`;
      const { text } = await fetchPage(shop, address);
      const whole = rendered.get(path) ?? (await wholePage(shop, address));
      rendered.set(path, whole);
      expect(comparable(text) === whole || difference(comparable(text), whole), address).toBe(true);
    }
  });
}
