import { beforeAll, describe, expect, test } from 'vitest';
import { failureSchema } from '@/core/calls/failure.schema';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database, get, logged, read } = testApp;
beforeAll(() => seedShops(database.db));

const LONG = 'x'.repeat(8_000);

const NO_HOSTS = [
  'user@www.localhost',
  '..',
  '.localhost',
  'localhost/..',
  'a b.localhost',
  '[::1',
];

test.each(NO_HOSTS)('%j opens no shop, neither as Host nor as domain', async (host) => {
  expect((await get('/init', host)).status).toBe(404);
  expect((await get(`/init?domain=${encodeURIComponent(host)}`)).status).toBe(404);
});

describe('queries', () => {
  const wrong: [string, number, string | undefined][] = [
    ['/product', 400, 'id'],
    ['/product?id=', 400, 'id'],
    ['/product?id=nothing', 404, 'id'],
    ['/product?id=%00', 400, 'id'],
    [`/product?id=${LONG}`, 400, 'id'],
    ["/product?id=1';drop table products;--", 404, 'id'],
    ['/product?id=00000000-0000-0000-0000-00000000000g', 404, 'id'],
    ['/shop?category=nothing', 404, 'category'],
    ['/shop?category=hoodies%00', 400, 'category'],
    ['/shop?page=0', 400, 'page'],
    ['/shop?page=-1', 400, 'page'],
    ['/shop?page=1.5', 400, 'page'],
    ['/shop?page=abc', 400, 'page'],
    ['/shop?page=1e99', 400, 'page'],
    ['/shop?page=Infinity', 400, 'page'],
    ['/shop?limit=0', 400, 'limit'],
    ['/shop?limit=NaN', 400, 'limit'],
    ['/shop?sort=; drop table products', 400, 'sort'],
    ['/shop?sort=__proto__', 400, 'sort'],
    ['/shop?domain=%00', 400, 'domain'],
    [`/shop?domain=${'a'.repeat(300)}`, 400, 'domain'],
    ['/shop?domain=%FF%FE', 404, 'domain'],
    ['/products?category=nothing', 404, 'category'],
    ['/products-component?category=nothing', 404, 'category'],
    ['/products-component?sortBy=worst', 400, 'sortBy'],
    ['/related?id=nothing', 404, 'id'],
    ['/categories-by-template', 400, 'template'],
    ['/api/user/pages/layout/load', 400, 'pageSlug'],
    ['/store-reviews?limit=-5', 400, 'limit'],
  ];

  test.each(wrong)('%.60s is %i', async (path, status, field) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    const failure = failureSchema.parse(await answer.json());
    expect(failure).toMatchObject({ status, path: field });
    expect(failure.message).not.toBe('');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  const right: string[] = [
    '/shop?page=1000000000&limit=1000000000',
    `/shop?unknown=${LONG}`,
    `/shop?${'a=1&'.repeat(2_000)}`,
    '/shop?page=&sort=&category=',
    '/shop?%E0%A4%A=1&%zz=2&%=3',
    '/shop?__proto__=1&constructor=2&toString=3',
    '/shop?page=2&page=oops',
    '/shop?page=%31',
    '/store-reviews?limit=1000000000',
  ];

  test.each(right)('%.60s is served', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test('of a repeated parameter the first counts', async () => {
    expect(await read('/shop?page=2&page=1')).toMatchObject({ page: 2 });
  });

  test('malformed escapes are text like any other', async () => {
    for (const category of ['%', '%zz', '%E0%A4%A', '%C0%AF', '\uD800']) {
      expect((await get(`/shop?category=${category}`)).status, category).toBe(404);
    }
  });
});

describe('bodies', () => {
  const post = (body: string | ReadableStream, type = 'application/json') => {
    const request = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' };
    return testApp.app.request('/api/user/init', request);
  };

  const cases: [string, string, string, number][] = [
    ['no JSON', '{"domain":', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['another type', 'domain=localhost', 'application/x-www-form-urlencoded', 415],
    ['no object', '[]', 'application/json', 400],
    ['a missing field', '{}', 'application/json', 400],
    ['a field of another type', '{"domain":{"a":1}}', 'application/json', 400],
    ['a NUL', '{"domain":"a\\u0000b"}', 'application/json', 400],
    ['half a surrogate pair', '{"domain":"\\ud800"}', 'application/json', 404],
    [
      'deep nesting',
      `{"domain":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
      'application/json',
      422,
    ],
    ['an unknown shop', '{"domain":"nobody.example"}', 'application/json; charset=utf-8', 404],
    ['over 1 MB', `{"domain":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
  ];

  test.each(cases)('%s', async (_name, body, type, status) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(status);
    expect(failureSchema.parse(await answer.json())).toMatchObject({ status });
  });

  test('over 1 MB without a stated length', async () => {
    const part = new TextEncoder().encode('x'.repeat(100_000));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 20) controller.close();
        else controller.enqueue(part);
      },
    });
    expect((await post(body)).status).toBe(413);
  });
});

describe('addresses', () => {
  test('an unknown one is 404, another method 405 naming the right ones', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/shop/1',
      '/%zz',
      '/init%00',
      '/api/user/pages//update',
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(failureSchema.parse(await answer.json())).toMatchObject({ status: 404 });
    }
    for (const method of ['POST', 'DELETE', 'PUT', 'OPTIONS']) {
      const answer = await testApp.app.request('/init', { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
    expect((await get('/api/user/init')).headers.get('allow')).toBe('POST');
  });

  test('HEAD answers like GET, without a body', async () => {
    const head = await testApp.app.request('/init', {
      method: 'HEAD',
      headers: { host: 'localhost' },
    });
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe((await get('/init')).headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  test('every answer has a request id, the caller’s own where it is sound', async () => {
    for (const path of ['/init', '/nothing', '/shop?page=0']) {
      expect((await get(path)).headers.get('x-request-id'), path).toMatch(/^[\w-]{36}$/);
      const input = await get(path, 'localhost', { 'x-request-id': 'trace-1' });
      expect(input.headers.get('x-request-id')).toBe('trace-1');
      const unsound = await get(path, 'localhost', { 'x-request-id': 'a b{}' });
      expect(unsound.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    }
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
