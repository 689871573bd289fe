import { describe, expect, it } from 'vitest';
import { type Arrival, answerKind, safeHeaders } from '@/core/rules/security/safe-headers';

const PAY = 'https://pay.example';
const headersOf = (url: string, options: Partial<Arrival> = {}) => {
  const arrival = { isSecure: false, host: 'shop.example', hasSecureSubdomains: false };
  const request = { kind: answerKind(url), ...arrival, ...options, paymentOrigin: PAY };
  return Object.fromEntries(safeHeaders(request));
};

describe('the headers of an answer', () => {
  it.each([
    ['/', 'page'],
    ['/shop?x=/embed/', 'page'],
    ['/product/a-b', 'page'],
    ['/design/orders', 'admin'],
    ['/designs', 'page'],
    ['/_next/data/b/shop.json', 'file'],
    ['/checkout?a=1', 'checkout'],
    ['/checkout-stripe-success', 'apart'],
    ['/shield-proxy-stripe?ticket=1', 'payment'],
    ['/shield-proxy/nothing', 'apart'],
    ['/shield-proxy-nothing', 'apart'],
    ['/embed/product/1', 'embed'],
    ['/embed.js', 'file'],
    ['/_next/static/a', 'file'],
    ['/icons/x.svg', 'file'],
    ['/api/backend/init', 'call'],
    ['/api/backend/media/a.webp', 'picture'],
    ['/media/a.webp', 'picture'],
  ])('%s is a %s', (url, kind) => expect(answerKind(url)).toBe(kind));

  it('say nosniff and the strictest policy, whatever it is [S9.750]', () => {
    for (const url of [
      '/',
      '/checkout',
      '/shield-proxy',
      '/embed/cart-button',
      '/a.png',
      '/api/x',
    ]) {
      const headers = headersOf(url);
      expect(headers['X-Content-Type-Options']).toBe('nosniff');
      expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'/);
      expect(headers['Content-Security-Policy']).not.toContain('script-src');
      expect(headers['Referrer-Policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    }
  });

  it('ask for TLS where the answer came by it, and never of this machine [S9.751]', () => {
    expect(headersOf('/', { isSecure: true })['Strict-Transport-Security']).toBe(
      'max-age=31536000',
    );
    for (const host of ['localhost:3000', 'jersey.localhost', '127.0.0.1']) {
      expect(headersOf('/', { isSecure: true, host })).not.toHaveProperty(
        'Strict-Transport-Security',
      );
    }
    expect(headersOf('/')).not.toHaveProperty('Strict-Transport-Security');
  });

  it('ask for TLS on all hosts below as well where the operator says so [S9.1927]', () => {
    const wide = { isSecure: true, hasSecureSubdomains: true };
    for (const url of ['/', '/design', '/api/backend/init', '/embed.js']) {
      expect(headersOf(url, wide)['Strict-Transport-Security']).toBe(
        'max-age=31536000; includeSubDomains',
      );
    }
    for (const less of [{ isSecure: false }, { host: 'jersey.localhost' }]) {
      expect(headersOf('/', { ...wide, ...less })).not.toHaveProperty('Strict-Transport-Security');
    }
  });

  it('let a browser be asked to pay by the checkout and the payment pages alone [S9.752]', () => {
    const paying = (url: string) => headersOf(url)['Permissions-Policy']?.split(', ').at(-1);
    expect(paying('/checkout')).toBe(`payment=(self "${PAY}")`);
    expect(paying('/shield-proxy')).toBe('payment=*');
    for (const url of ['/', '/embed/page/a', '/design']) expect(paying(url)).toBe('payment=()');
    for (const url of ['/', '/checkout', '/shield-proxy', '/embed/reviews']) {
      expect(headersOf(url)['Permissions-Policy']).toMatch(
        /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
      );
    }
  });

  it('keep pages to their own window and site, and what others show open to them [S9.753]', () => {
    expect(headersOf('/', { isSecure: true })).toHaveProperty(
      'Cross-Origin-Resource-Policy',
      'same-origin',
    );
    expect(headersOf('/')).not.toHaveProperty('Cross-Origin-Opener-Policy');
    const call = headersOf('/api/backend/operations/photos/x', { isSecure: true });
    expect(call['Cross-Origin-Resource-Policy']).toBe('same-origin');
    for (const url of ['/embed/reviews', '/embed.js', '/api/backend/media/a.webp']) {
      expect(headersOf(url)).toMatchObject({ 'Cross-Origin-Resource-Policy': 'cross-origin' });
      expect(headersOf(url)).not.toHaveProperty('Cross-Origin-Opener-Policy');
    }
    expect(headersOf('/shield-proxy')).not.toHaveProperty('Cross-Origin-Opener-Policy');
  });

  it('give pages that run a shop’s scripts another opener policy than those apart from them [S2.1857]', () => {
    const openersOf = (urls: string[]) =>
      urls.map((url) => headersOf(url, { isSecure: true })['Cross-Origin-Opener-Policy']);
    const ofShop = openersOf(['/', '/shop', '/order-tracking', '/no-such-page']);
    const apart = openersOf(['/checkout', '/checkout-stripe', '/checkout-stripe-success']);
    expect(new Set(ofShop)).toEqual(new Set(['unsafe-none']));
    expect(new Set(apart)).toEqual(new Set(['same-origin-allow-popups']));
    expect(openersOf(['/design', '/design/payments'])).toEqual(['same-origin', 'same-origin']);
  });
});
