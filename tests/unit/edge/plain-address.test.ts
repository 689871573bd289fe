import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { withPlainAddress } from '@/edge/plain-address';

/** What is answered to an address: the path that is handled, or where it is sent. */
async function ask(
  url: string,
): Promise<{ handled?: string; status?: number; location?: unknown }> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
  const response = new ServerResponse(request);
  let handled: string | undefined;
  const handle = async ({ url: call }: IncomingMessage) => {
    handled = call;
  };
  const arrival = { isSecure: false, host: undefined, hasSecureSubdomains: false };
  await withPlainAddress(handle, () => arrival)(request, response);
  if (handled !== undefined) return { handled };
  return { status: response.statusCode, location: response.getHeader('location') };
}

describe('an address', () => {
  it.each([
    ['/%63heckout', '/checkout'],
    ['/%63%68eckout%2Dstripe?a=%63', '/checkout-stripe?a=%63'],
    ['/d%65sign/%6frders', '/design/orders'],
    ['/%65mbed/products', '/embed/products'],
    ['/%73hield-proxy', '/shield-proxy'],
    ['/%61pi/backend/init', '/api/backend/init'],
    ['http://shop.example/%63heckout', '/checkout'],
    ['//elsewhere.example/%61', '/elsewhere.example/a'],
    ['/\\elsewhere.example/%61', '/elsewhere.example/a'],
    ['http://shop.example//elsewhere.example/%61', '/elsewhere.example/a'],
  ])('%s is sent to its one spelling %s [S2.242]', async (url, location) => {
    expect(await ask(url)).toEqual({ status: 308, location });
    expect(await ask(location)).toEqual({ handled: location });
  });

  it.each([
    ['/'],
    ['/checkout?next=%2f%63'],
    ['/product/a%2Fb%20c'],
    ['/caf%C3%A9'],
    ['/%E0%A4%A'],
    ['/%'],
    ['/%2563heckout'],
    ['/api/backend/media/%61.webp'],
    ['/_next/static/chunks/%5Bslug%5D.js'],
    ['/a..b/.well-known/...'],
    ['/%252e%252e/shop'],
    ['/shop?next=/../design#top'],
    ['/shop/"<>^`{|}'],
    ['//twice//over'],
    ['/back\\slash'],
  ])('%s is answered where it is [S2.242]', async (url) => {
    expect(await ask(url)).toEqual({ handled: url });
  });

  it.each([
    ['/_next/static/../../shop'],
    ['/api/backend/../../shop'],
    ['/api/backend/%2e%2e/%2E%2e/shop'],
    ['/_next/static/.%2e/shop'],
    ['/_next\\..\\shop'],
    ['/shield-proxy-stripe/..\\api/backend/init'],
    ['/./shop'],
    ['/shop/..'],
    ['/shop/%2e?page=2'],
    ['/_next/static/.a/../../../shop'],
    ['http://shop.example/_next/../shop'],
    ['/shop#a.png'],
    ['ftp://shop.example/shop'],
    ['http:///shop'],
    ['/.\t./shop'],
  ])('%s leads elsewhere than it says and is refused [S2.243]', async (url) => {
    expect(await ask(url)).toEqual({ status: 400 });
  });

  it('of dots and slashes, whichever it is, is answered only where it is read as written [S2.243]', async () => {
    const parts = ['.', '%2e', '%2E', '/', '\\', 'a'];
    let paths = ['/'];
    for (let length = 1; length <= 5; length += 1) {
      paths = paths.flatMap((path) => parts.map((part) => path + part));
    }
    const spelled = (path: string) => path.replaceAll('\\', '/').replace(/%2e/gi, '.');
    const answers = await Promise.all(paths.map(ask));
    const sound = paths.filter((_, at) => answers[at]?.status !== 400);
    expect(sound.length).toBeGreaterThan(1000);
    for (const path of sound) {
      expect(spelled(new URL(`http://a${path}`).pathname)).toBe(spelled(path));
    }
    const dotted = paths.filter((path) => /\/\.\.?(\/|$)/.test(spelled(path)));
    expect(dotted.filter((path) => sound.includes(path))).toEqual([]);
  });
});
