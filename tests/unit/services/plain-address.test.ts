import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { plainAddress, withPlainAddress } from '@/services/server/plain-address';

/** What is answered to an address: the path that is handled, or where it is sent. */
async function ask(
  url: string,
): Promise<{ handled?: string; status?: number; location?: unknown }> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
  const response = new ServerResponse(request);
  let handled: string | undefined;
  await withPlainAddress(async ({ url: asked }) => {
    handled = asked;
  })(request, response);
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
    expect(plainAddress(location)).toBe(location);
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
  ])('%s is answered where it is [S2.242]', async (url) => {
    expect(await ask(url)).toEqual({ handled: url });
  });
});
