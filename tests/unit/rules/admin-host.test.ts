import { describe, expect, it } from 'vitest';
import {
  adminHostOf,
  adminRedirect,
  DEFAULT_ADMIN_HOST,
  isAdminPattern,
  originAt,
  shopOfAdminHost,
} from '@/core/rules/address/admin-host';

describe('the host that admins work on [S9.1859]', () => {
  it.each([
    ['localhost', DEFAULT_ADMIN_HOST, 'admin.localhost'],
    ['shop.example', 'office.{shop}', 'office.shop.example'],
    ['shop.example', '{shop}.admin.example', 'shop.example.admin.example'],
    ['shop.example', 'admin-{shop}', 'admin-shop.example'],
  ])('of %s by %s is %s, and the other way round', (shop, pattern, host) => {
    expect(isAdminPattern(pattern)).toBe(true);
    expect(adminHostOf(shop, pattern)).toBe(host);
    expect(shopOfAdminHost(host, pattern)).toBe(shop);
  });

  it.each(['shop.example', 'admin.', 'xadmin.shop.example', 'ADMIN.shop.example', ''])(
    'is not %s',
    (host) => expect(shopOfAdminHost(host, DEFAULT_ADMIN_HOST)).toBeNull(),
  );

  it.each(['{shop}', 'admin.example', 'https://admin.{shop}', '{shop}{shop}', 'admin{shop}', ''])(
    'cannot be said by %s',
    (pattern) => expect(isAdminPattern(pattern)).toBe(false),
  );

  it('is reached by the scheme of its name and the port that was asked', () => {
    expect(originAt('admin.localhost', 'localhost:3000')).toBe('http://admin.localhost:3000');
    expect(originAt('admin.shop.example', 'shop.example')).toBe('https://admin.shop.example');
  });
});

describe('an admin origin [S2.1853]', () => {
  const lead = (path: string) => adminRedirect(path, 'admin.shop.example:8443', DEFAULT_ADMIN_HOST);

  it.each([
    ...['/design', '/design?page=about', '/design/orders', '/_next/static/chunks/a.js'],
    ...['/_next/image?url=x', '/_next/data/build/design/orders.json', '/api/backend/init'],
    ...['/icons/sprite.svg', '/films/loom.webm', '/favicon.ico', '/robots.txt', '/healthz'],
  ])('serves %s', (path) => expect(lead(path)).toBeNull());

  it.each([
    '/shop',
    '/designs',
    '/checkout',
    '/product/a',
    '/_next/data/build/shop.json',
    '/embed/cart-button',
    '/api/other',
  ])('leads %s to the shop', (path) => expect(lead(path)).toBe(`https://shop.example:8443${path}`));

  it('leads its root to the editor', () => {
    expect(lead('/')).toBe('/design');
    expect(lead('/?page=about')).toBe('/design?page=about');
  });
});
