import { describe, expect, it } from 'vitest';
import { redirectFile, redirectLines } from '@/core/rules/address/redirect-file';
import {
  isProblem,
  plainPath,
  readRedirect,
  redirectLocation,
} from '@/core/rules/address/shop-redirect';
import { shopifyPath } from '@/core/rules/address/shopify-address';

const HOSTS = ['shop.example', 'www.shop.example'];
const read = (path: string, target: string) => readRedirect({ path, target }, HOSTS);

describe('a redirect', () => {
  it.each([
    ['/old', '/new', '/old', '/new'],
    [' /old/ ', '/new/?a=b#c', '/old', '/new?a=b#c'],
    ['/caf%C3%A9', '/café', null, null],
    ['/%6Fld', '/shop?category=Hats', '/old', '/shop?category=Hats'],
    ['https://shop.example/old', 'https://www.shop.example/new?a=b', '/old', '/new?a=b'],
    ['/old', 'https://else.example/new', '/old', 'https://else.example/new'],
    ['/a/../old', '/b/./new', '/old', '/b/new'],
    ['/old', '/products/tee', '/old', '/product/tee'],
    ['/old', '/collections/home-decor', '/old', '/shop?category=home-decor'],
  ])('from %s to %s is kept as %s to %s [S2.1060]', (path, target, ownPath, ownTarget) => {
    const result = read(path, target);
    if (ownPath === null) expect(isProblem(result)).toBe(true);
    else expect(result).toEqual({ path: ownPath, target: ownTarget });
  });

  it.each([
    ...[
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      'evil.example',
    ],
    ...[
      'data:text/html,x',
      '/a\nb',
      '/a\tb',
      '/.//evil.example',
      '/..//evil.example',
      'ftp://x.example',
    ],
    ...['https://user:pass@evil.example', 'http:evil.example', 'https:///', '', ' ', '?a', '#a'],
  ])('never leads to %j [S2.1061]', (target) => {
    expect(read('/old', target)).toMatchObject({ field: 'target' });
  });

  it.each([
    '',
    'old',
    '//old',
    '/old?a=b',
    '/old#a',
    'https://else.example/old',
    '/a b',
    '/',
    '/api/x',
    '/design/orders',
    '/_next/x',
    '/embed/a',
    '/about',
    '/shop',
    '/cart',
    '/returns',
    '/checkout-stripe',
  ])('never comes from %j [S2.1061]', (path) =>
    expect(read(path, '/new')).toMatchObject({ field: 'path' }),
  );

  it('that leads to where it comes from is refused, however that is written [S2.1062]', () => {
    for (const target of ['/old', '/%6fld/', '/old?a=b', 'https://shop.example/old#top']) {
      expect(read('/old', target)).toMatchObject({ field: 'target' });
    }
    expect(read('/product/tee', '/products/tee')).toMatchObject({ field: 'target' });
  });

  it('carries what else was asked for, and tells other sites nothing of it [S2.1063]', () => {
    expect(redirectLocation('/new', '')).toBe('/new');
    expect(redirectLocation('/new?a=own#top', 'utm=1&a=2&b=%26')).toBe(
      '/new?a=own&utm=1&b=%26#top',
    );
    expect(redirectLocation('/product/深緑', 'a=1')).toBe('/product/%E6%B7%B1%E7%B7%91?a=1');
    expect(redirectLocation('https://else.example/x?y=1', 'utm=1')).toBe(
      'https://else.example/x?y=1',
    );
  });

  it.each([
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%0d%0aSet-Cookie',
    '/%2e%2e/x',
    '/%',
    '/a%25b',
  ])('keeps %s within the shop [S2.1061]', (path) => {
    const location = redirectLocation(plainPath(path), '');
    expect(new URL(location, 'https://shop.example').origin).toBe('https://shop.example');
    expect(location).not.toMatch(/^\/[/\\]|[\r\n]/);
  });
});

it.each([
  ['/products/tee', '/product/tee'],
  ['/products', '/shop'],
  ['/collections', '/shop'],
  ['/collections/all', '/shop'],
  ['/collections/hoodies', '/shop?category=hoodies'],
  ['/collections/all/products/tee', '/product/tee'],
  ['/collections/x/products/y', '/product/y'],
  ['/pages/our-story', '/our-story'],
  ['/pages/about-us', '/about'],
  ['/policies/refund-policy', '/returns'],
  ['/policies/privacy-policy', '/privacy'],
  ['/policies/terms-of-service', '/terms'],
  ['/policies/shipping-policy', '/shipping'],
  ['/policies/constructor', null],
  ['/blogs/news/spring', null],
  ['/products/a/b', null],
  ['/account/login', null],
])('%s of Shopify is %s here [S2.1064]', (path, ours) => {
  expect(shopifyPath(path)).toBe(ours);
});

describe('a file of redirects', () => {
  async function* pieces(text: string, length = 3): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
  }
  async function all(text: string, length?: number) {
    const batches = [];
    for await (const lines of redirectLines(pieces(text, length))) batches.push(lines);
    return batches;
  }

  it('is read in whatever pieces it comes, by the names of its columns [S2.1065]', async () => {
    const file =
      '\ufeffnote,Redirect to,"Redirect from"\r\n"a ""b"",\n c",/new,/old\r\n\r\n,/x,"/y"\n';
    for (const length of [1, 2, 7, 1000]) {
      expect(await all(file, length)).toEqual([
        [
          { line: 2, path: '/old', target: '/new' },
          { line: 5, path: '/y', target: '/x' },
        ],
      ]);
    }
  });

  it.each([
    ['/shop;jsessionid=1;x=2,/shop', '/shop;jsessionid=1;x=2', '/shop'],
    ['/shop;a=1\t/shop?b=1,2,3', '/shop;a=1', '/shop?b=1,2,3'],
    ['/old;/new', '/old', '/new'],
    ['Redirect from;Redirect to;Note\n/old,1;/new;x', '/old,1', '/new'],
  ])('is split where a line has two cells: %j [S2.1065]', async (file, path, target) => {
    const [lines] = await all(file);
    expect(lines).toEqual([expect.objectContaining({ path, target })]);
  });

  it('without names has the old path first, and comes in parts of five hundred [S2.1065]', async () => {
    const file = Array.from({ length: 1250 }, (_, at) => `/old-${at},/new`).join('\n');
    const batches = await all(file, 10_000);
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 250]);
    expect(batches[2]?.at(-1)).toEqual({ line: 1250, path: '/old-1249', target: '/new' });
  });

  it('is written as it is read [S2.1065]', async () => {
    const rules = [
      { path: '/a,b', target: '/new?x="1"' },
      { path: '/c', target: 'https://else.example/' },
    ];
    const load = async (after: string) => rules.filter(({ path }) => path > after).slice(0, 1);
    let text = '';
    for await (const part of redirectFile(load)) text += part;
    expect(text.split('\r\n')[0]).toBe('Redirect from,Redirect to');
    expect((await all(text)).flat().map(({ line: _, ...rule }) => rule)).toEqual(rules);
  });
});
