import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '@/backend/base/config';
import { CALLS, PICTURES } from '@/backend/http/limit-requests';
import { createRateLimiter } from '@/backend/limits/rate-limiter';
import { limitPages, PAGES, rateOfPage } from '@/edge/limit-pages';

const FILE = '/_next/static/chunks/a.js';
const isFile = (path: string) => path === FILE;
const rateOf = (url: string, method = 'GET', headers = {}) =>
  rateOfPage({ url, method, headers }, isFile);

const config = { ...readConfig({}), trustedProxies: 1 };
const clock = { now: 0 };
const rates = createRateLimiter({ now: () => clock.now });
const served: string[] = [];
const server = createServer(
  limitPages(
    async ({ url = '' }, response) => {
      served.push(url);
      response.end('a page');
    },
    { rates, config },
    isFile,
  ),
);
let base = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, client?: string) =>
  fetch(base + path, { headers: client ? { 'x-forwarded-for': client } : {} });

describe('the rate of pages', () => {
  it('is what a client has of pages, with their data, beside pictures and calls [S7.808]', () => {
    const pages = [
      ...['/', '/shop?q=a.png', '/product/mug', '/_next/data/b/shop.json', '/none.png', '/metrics'],
    ];
    for (const path of pages) expect(rateOf(path), path).toBe(PAGES);
    expect(rateOf('/_next/image?url=%2Fa.jpg&w=640&q=75')).toBe(PICTURES);
    const others = ['/api/backend/search', FILE, `${FILE}?v=1`, '/healthz', '/readyz'];
    for (const path of others) expect(rateOf(path), path).toBeNull();
    expect(PAGES.times).toBe(CALLS.times);
  });

  it('is that of all that ends in a page, below the files of the program and the calls too [S7.808]', () => {
    for (const path of [
      ...['/_next/static/none.js', `${FILE}/x`, '/_next/static/..%2f..%2fshop', '/_next/static/'],
      ...['/_next/static/../../shop', '/api/backend/../../shop%', '/api/backend/%E0%A4%A'],
    ]) {
      expect(rateOf(path), path).toBe(PAGES);
    }
    expect(rateOf(FILE, 'HEAD')).toBeNull();
    expect(rateOf(FILE, 'POST')).toBe(PAGES);
    for (const name of ['range', 'if-match', 'if-unmodified-since']) {
      expect(rateOf(FILE, 'GET', { [name]: 'x' }), name).toBe(PAGES);
    }
  });

  it('ends in a page that says when to come back, for that client alone, and begins anew [S7.808]', async () => {
    const key = 'all 203.0.113.9';
    for (let times = 0; times < PAGES.times; times += 1) await rates.take(key, PAGES);
    const answer = await get('/shop', '203.0.113.9');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('Please try again in 60 seconds.');
    expect(served).toEqual([]);
    expect((await get('/shop', '203.0.113.10')).status).toBe(200);
    expect((await get('/api/backend/init', '203.0.113.9')).status).toBe(200);
    clock.now += 60_000;
    expect((await get('/shop', '203.0.113.9')).status).toBe(200);
  });

  it('does not count who may be anybody [S7.806]', async () => {
    for (let times = 0; times <= PAGES.times; times += 1) await rates.take('all 127.0.0.1', PAGES);
    expect((await get('/shop')).status).toBe(200);
  });
});
