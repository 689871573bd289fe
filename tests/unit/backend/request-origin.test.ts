import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { ownOrigin } from '@/backend/http/request-origin';

async function originOf(headers: Record<string, string>, trustedProxies = 0) {
  const app = new Hono();
  app.get('/', (c) => c.json(ownOrigin(c, trustedProxies)));
  return (await app.request('/', { headers })).json();
}

describe('the origin that was asked', () => {
  test.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['jersey.localhost:3000', 'http://jersey.localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['Shop.Example', 'https://shop.example'],
    ['shop.example:443', 'https://shop.example'],
    ['shop.example:8443', 'https://shop.example:8443'],
    ['localhost.evil.example', 'https://localhost.evil.example'],
    ['', null],
    ['two words', null],
    ['shop.example:port', null],
  ])('of Host %j is %j: http on this machine alone [S6.210]', async (host, origin) => {
    expect(await originOf({ host })).toBe(origin);
  });

  test('has the scheme that a trusted proxy was asked by [S6.210]', async () => {
    const host = 'shop.example';
    const by = (proto: string, proxies: number) =>
      originOf({ host, 'x-forwarded-proto': proto }, proxies);
    expect(await by('http', 0)).toBe('https://shop.example');
    expect(await by('http', 1)).toBe('http://shop.example');
    expect(await by('HTTPS', 1)).toBe('https://shop.example');
    expect(await by('http, https', 1)).toBe('https://shop.example');
    expect(await by('http, https', 2)).toBe('http://shop.example');
    expect(await by('https', 2)).toBe('https://shop.example');
    for (const nonsense of ['', 'javascript', 'http evil', 'ws']) {
      expect(await by(nonsense, 1)).toBe('https://shop.example');
    }
    expect(await originOf({ host: 'localhost', 'x-forwarded-proto': 'https' }, 1)).toBe(
      'https://localhost',
    );
  });
});
