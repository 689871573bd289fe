import { describe, expect, it } from 'vitest';
import { PROXY_PATHS } from '@/core/model/payment';
import * as fetching from '@/services/server/fetch-call';
import { redirectsElsewhere } from '@/services/server/redirect';
import { standIn } from '../../support/stand-in';

const fetchCall = standIn(fetching, 'fetchCall');

const answerMatch = (match: string) => fetchCall.mockResolvedValue({ data: { match } } as never);

describe('the way to the shop’s main host [S4.70] [S4.72]', () => {
  it.each([
    ['www.jersey.localhost', 'jersey.localhost'],
    ['shop.brand.example', 'brand.example'],
    ['www.brand.co.uk', 'brand.co.uk'],
  ])('from %s to the shop at %s', async (host, shop) => {
    answerMatch('parent');
    expect(await redirectsElsewhere(host, shop, '/shop')).toBe(true);
  });

  it('not from a host that is registered for the shop itself', async () => {
    answerMatch('alias');
    expect(await redirectsElsewhere('www.brand.example', 'brand.example', '/')).toBe(false);
  });

  it.each([
    ['jersey.localhost', 'jersey.localhost'],
    ['jersey.localhost', 'localhost'],
    ['brand.co.uk', 'co.uk'],
    ['10.0.0.1', '0.0.1'],
  ])('not from %s, where %s would be', async (host, shop) => {
    answerMatch('parent');
    expect(await redirectsElsewhere(host, shop, '/')).toBe(false);
  });

  it.each(Object.values(PROXY_PATHS))('not from the payment page %s', async (path) => {
    answerMatch('parent');
    for (const address of [path, `${path}?x=1`, `${path}#a`]) {
      expect(await redirectsElsewhere('www.brand.example', 'brand.example', address)).toBe(false);
    }
  });

  it('payment pages are named whole', async () => {
    answerMatch('parent');
    expect(await redirectsElsewhere('www.brand.example', 'brand.example', '/shield-proxyish')).toBe(
      true,
    );
  });

  it('a shop’s own host costs no question', async () => {
    await redirectsElsewhere('brand.example', 'brand.example', '/');
    expect(fetchCall).not.toHaveBeenCalled();
  });
});
