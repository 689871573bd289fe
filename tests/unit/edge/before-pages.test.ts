import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { createRateLimiter } from '@/backend/limits/rate-limiter';
import { beforePages } from '@/edge';
import { PAGES } from '@/edge/limit-pages';

const CLIENT = '203.0.113.9';
const config = { ...readConfig({}), trustedProxies: 1, metricsToken: 'a-token-of-tests-alone' };
const clock = { now: 0 };
const services = {
  config,
  rates: createRateLimiter({ now: () => clock.now }),
  log: createLog({ level: 'error' }),
};
const served: string[] = [];
const server = createServer(
  beforePages(
    async ({ url = '' }, response) => {
      served.push(url);
      response.end('a page');
    },
    { config, services, nameRoute: () => 'other', isFile: () => false, isDevelopment: false },
  ),
);

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
beforeEach(() => {
  served.length = 0;
  clock.now += 60_000;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a path as it is written, which `fetch` does not. */
function get(path: string, host = 'shop.example', input: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const headers = { host, 'x-forwarded-for': CLIENT, ...input };
  return new Promise<{
    status: number | undefined;
    headers: Record<string, unknown>;
    text: string;
  }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      const text = (await answer.setEncoding('utf8').toArray()).join('');
      resolve({ status: answer.statusCode, headers: answer.headers, text });
    });
    sent.once('error', reject).end();
  });
}

async function useUpRate(): Promise<void> {
  for (let times = 0; times < PAGES.times; times += 1) {
    await services.rates.take(`all ${CLIENT}`, PAGES);
  }
}

const DOTTED = [
  ...['/_next/static/../../shop', '/api/backend/../../shop', '/_next/static/%2e%2e/%2E./shop'],
  ...['/_next/static\\..\\..\\shop', 'http://shop.example/_next/static/../../shop'],
];

describe('a path that leads elsewhere than it says', () => {
  it('is no way past the rate of pages [S2.243] [S7.808]', async () => {
    await useUpRate();
    expect((await get('/shop')).status).toBe(429);
    for (const path of DOTTED) expect((await get(path)).status, path).toBe(400);
    expect(served).toEqual([]);
  });

  it('is no way past the payment host [S2.243] [S2.670]', async () => {
    for (const path of ['/shield-proxy-stripe/../api/backend/init', '/healthz#/../shop']) {
      expect((await get(path, 'pay.localhost')).status, path).toBe(400);
    }
    expect(served).toEqual([]);
    await get('/shield-proxy-stripe?ticket=1', 'pay.localhost');
    expect(served).toEqual(['/shield-proxy-stripe?ticket=1']);
  });

  it('is refused with the headers of every answer and an id [S2.243] [S9.750] [S7.810]', async () => {
    for (const path of DOTTED) {
      const { headers } = await get(path, 'shop.example', { 'x-forwarded-proto': 'https' });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers).toHaveProperty('cache-control', 'no-store');
    }
  });
});

it('an address with needless escapes leads on with the headers of what it leads to [S9.753]', async () => {
  for (const [path, location, policy] of [
    ['/media/a%2Db.webp', '/media/a-b.webp', 'cross-origin'],
    ['/%73hop', '/shop', 'same-origin'],
  ]) {
    const { status, headers } = await get(path ?? '');
    expect([status, headers.location]).toEqual([308, location]);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
  }
});

describe('an admin origin', () => {
  const admin = 'admin.shop.example';

  it('is asked before any page, leads its root to the editor and the rest to the shop [S2.1853]', async () => {
    await get('/design/orders?q=1', admin);
    await get('/api/backend/init', admin);
    expect(served).toEqual(['/design/orders?q=1', '/api/backend/init']);
    for (const [path, location] of [
      ['/', '/design'],
      ['/shop?page=2', 'https://shop.example/shop?page=2'],
      ['/checkout', 'https://shop.example/checkout'],
      ['/design/../shop', undefined],
    ]) {
      const { status, headers } = await get(path ?? '', admin);
      expect([status, headers.location], path).toEqual([location ? 307 : 400, location]);
    }
    expect(served).toHaveLength(2);
  });

  it('hands the markup of a page of the shop over as text that nothing runs in [S2.1853]', async () => {
    const { headers, text } = await get('/design/markup/about', admin);
    expect(served).toEqual(['/about']);
    expect(text).toBe('a page');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    await get('/design/markup/api/backend/init', admin);
    expect(served).toEqual(['/about', '/design/markup/api/backend/init']);
  });
});

describe('/metrics', () => {
  it('is read on every host of the server with the token, and leads from the payment host without [S7.819]', async () => {
    const authorization = `Bearer ${config.metricsToken}`;
    for (const host of ['shop.example', 'pay.localhost', 'nobody.example', '127.0.0.1']) {
      const { status, text } = await get('/metrics', host, { authorization });
      expect([host, status]).toEqual([host, 200]);
      expect(text).toContain('hemline_http_requests_total');
    }
    const { status } = await get('/metrics', 'pay.localhost', { authorization: 'Bearer none' });
    expect(status).toBe(307);
    expect(served).toEqual([]);
  });

  it('costs a page without the token, and nothing with it [S7.808] [S7.813]', async () => {
    expect((await get('/metrics')).text).toBe('a page');
    await useUpRate();
    for (const input of [{}, { authorization: 'Bearer none' }]) {
      expect((await get('/metrics', 'shop.example', input)).status).toBe(429);
    }
    const authorization = `Bearer ${config.metricsToken}`;
    expect((await get('/metrics', 'shop.example', { authorization })).status).toBe(200);
  });
});

describe('an address of another spelling', () => {
  it('is sent to its own with the headers of every answer, before it costs a page [S2.242] [S9.750]', async () => {
    await useUpRate();
    const { status, headers } = await get('/%73hop');
    expect([status, headers.location]).toEqual([308, '/shop']);
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
    expect(served).toEqual([]);
  });
});

describe('what programs look for below /.well-known/', () => {
  it('the page that says whom to tell of a weakness answers at its address, on any shop [S2.1812]', async () => {
    expect(await get('/.well-known/security.txt?a=1')).toMatchObject({ status: 200 });
    await get('/.well-known/security.txt', 'other.example');
    expect(served).toEqual(['/security.txt?a=1', '/security.txt']);
  });

  it('who looks for where to change a password is led to the account [S2.1813]', async () => {
    const { status, headers } = await get('/.well-known/change-password');
    expect({ status, location: headers.location }).toEqual({
      status: 303,
      location: '/design/account',
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(served).toEqual([]);
  });

  it('nothing else is there by itself [S2.1813]', async () => {
    await get('/.well-known/change-password/x');
    await get('/.well-known/security.txt.sig');
    expect(served).toEqual(['/.well-known/change-password/x', '/.well-known/security.txt.sig']);
  });
});

it('the backend says at addresses of the site whether it answers, on any host, at no rate [S7.808]', async () => {
  await useUpRate();
  for (const path of ['/healthz', '/readyz?probe=1', '/healthz/more']) await get(path);
  expect(served).toEqual(['/api/backend/healthz', '/api/backend/readyz?probe=1']);
});
