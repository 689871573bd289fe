import { describe, expect, it } from 'vitest';
import { isPaymentHost, shieldRedirect } from '@/core/rules/address/shield';

describe('the payment origin [S2.700]', () => {
  it('is the one that is set, else that of this machine’s shops', () => {
    expect(isPaymentHost('pay.localhost:3000', undefined)).toBe(true);
    expect(isPaymentHost('localhost:3000', undefined)).toBe(false);
    expect(isPaymentHost('pay.example.com', 'https://pay.example.com')).toBe(true);
    expect(isPaymentHost('pay.localhost', 'https://pay.example.com')).toBe(false);
    expect(isPaymentHost(undefined, undefined)).toBe(false);
  });

  const PAY = 'pay.localhost:3000';
  it.each([
    '/shield-proxy',
    '/shield-proxy-airwallex?a=1',
    '/shield-proxy-creditcard',
    '/shield-proxy-stripe',
  ])('serves %s', (path) => expect(shieldRedirect(path, PAY)).toBeNull());
  it.each(['/_next/static/x.js', '/api/backend/test-payments/pay', '/healthz'])(
    'serves %s, which the pages need',
    (path) => expect(shieldRedirect(path, PAY)).toBeNull(),
  );
  it.each([
    '/',
    '/shop?page=2',
    '/design',
    '/api/backend/init',
    '/api/backend/stripev2/create-checkout-session',
    '/shield-proxyx',
    '/favicon.ico',
    '/healthz-sale',
    '/icons/none.svg',
    '/_next/data/build/shop.json',
  ])('leads from %s to the shop', (path) => {
    expect(shieldRedirect(path, PAY)).toBe(`http://localhost:3000${path}`);
  });

  it('leads to the shop it is named after, by TLS', () => {
    expect(shieldRedirect('/shop', 'pay.shop.example')).toBe('https://shop.example/shop');
  });
});
