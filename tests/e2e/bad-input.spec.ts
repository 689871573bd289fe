import { fetchPage } from './support/fetch-page';
import { expect, test } from './support/test';

const LONG = 'x'.repeat(8192);

for (const [what, path, statuses] of [
  ['page 0', '/shop?page=0', [200]],
  ['page -1', '/shop?page=-1', [200]],
  ['page 10^9', '/shop?page=1000000000', [200]],
  ['page that is no number', '/shop?page=two', [200]],
  ['order that is none', '/shop?sort=%3B%20drop%20table', [200]],
  ['limit 10^9', '/shop?limit=1000000000', [200]],
  ['repeated keys', '/shop?page=2&page=3&category=Shoes&category=Hats&sort=a&sort=b', [200]],
  ['keys of objects', '/shop?__proto__=1&constructor=2&toString=3&page[]=4&category=shoes', [200]],
  ['8 KB of query', `/shop?q=${LONG}`, [200]],
  ['8 KB of short keys', `/shop?${'a=1&'.repeat(2048)}`, [200]],
  ['60 KB of query', `/shop?q=${'x'.repeat(60_000)}`, [414]],
  ['60 KB of short keys', `/healthz?${'a=1&'.repeat(14_000)}`, [414]],
  ['8 KB of query on home', `/?q=${LONG}`, [200]],
  ['8 KB of category', `/shop?category=${LONG}`, [404]],
  ['a broken encoding in the query', '/shop?category=%E0%A4%A', [404]],
  ['a broken encoding in the path', '/product/%E0%A4%A', [400, 404]],
  ['a null byte', '/product/%00', [400, 404]],
  ['a null byte in the query', '/shop?category=%00', [400, 404]],
  ['a slash in an id', '/product/..%2F..%2Fetc', [404]],
  ['SQL in an id', "/product/'%20OR%201=1--", [404]],
] as const) {
  test(`${what} is answered, never with 500 [S2.1057]`, async () => {
    const { status } = await fetchPage('classic', path);
    expect(statuses).toContain(status);
  });
}

for (const [path, statuses] of [
  ['/shop?page=0', [200, 400]],
  ['/shop?page=1000000000', [200, 400, 404]],
  ['/shop?limit=1000000000', [200, 400]],
  ['/shop?sort=%3B%20drop%20table', [200, 400]],
  ['/product?id=%00', [400, 404]],
  ['/shop?category=Spaceships', [400, 404]],
] as const) {
  test(`the call ${path} is answered, never with 500`, async () => {
    const { status, text } = await fetchPage('classic', `/api/backend${path}`);
    expect(statuses).toContain(status);
    expect(JSON.parse(text)).toBeTruthy();
  });
}
