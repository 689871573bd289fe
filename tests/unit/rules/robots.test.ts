import { expect, it } from 'vitest';
import { slugProblem } from '@/core/rules/address/page-slug';
import { robotsText } from '@/core/rules/seo/robots';
import { mayRead } from '@/tests/support/robots-rules';

const ROBOTS = robotsText('https://shop.example');

it('reads rules as RFC 9309 has them', () => {
  const robots =
    'User-agent: x\nDisallow: /\nUser-agent: *\nDisallow: /a*b$\nDisallow: /c\nAllow: /c/d\n';
  const read = ['/', '/axxb', '/axxbc', '/c', '/cat', '/c/d', '/c/dd'];
  expect(read.filter((address) => mayRead(robots, address))).toEqual([
    '/',
    '/axxbc',
    '/c/d',
    '/c/dd',
  ]);
});

it('keeps search engines from personal pages, payment, the back office and calls, in whatever form [S2.1053]', () => {
  const pages = ['/cart', '/checkout', '/wishlist', '/order-tracking', '/design', '/restock'];
  const addresses = pages.flatMap((path) => [path, `${path}?a=b`, `${path}/more`]);
  const others = [
    '/checkout-stripe',
    '/checkout-stripe-success?session_id=1',
    '/shield-proxy-stripe',
  ];
  const calls = [
    '/api/backend/init',
    '/api/backend/media',
    '/api/backend/api/admin/login',
    '/api/',
  ];
  for (const address of [...addresses, ...others, ...calls, '/design/orders?q=a']) {
    expect(mayRead(ROBOTS, address), address).toBe(false);
  }
});

it('lets them read pages whose addresses merely begin the same [S2.1053]', () => {
  const slugs = [
    'design-your-own',
    'cartoons',
    'cart-care',
    'wishlists',
    'checkouts',
    'designs',
    'apiary',
  ];
  for (const slug of [...slugs, 'restocked', 'embedded', 'order-tracking-help', 'app']) {
    expect(slugProblem(slug)).toBeNull();
    for (const address of [`/${slug}`, `/${slug}?utm_source=a`]) {
      expect(mayRead(ROBOTS, address), address).toBe(true);
    }
  }
  // No custom page can begin as payment pages do.
  expect(slugProblem('checkout-help')).not.toBeNull();
});

it.each([
  '/api/backend/media/3f0c2a52.webp?w=640',
  '/api/backend/media/3f0c2a52',
  '/_next/image?url=https%3A%2F%2Fcdn.example%2Fa.jpg&w=640&q=75',
  '/_next/static/chunks/a.js',
  '/icons/sprite.svg?v=2',
  '/logo.svg',
])('lets them read pictures, and what pages are drawn with: %s [S2.1053]', (address) => {
  expect(mayRead(ROBOTS, address)).toBe(true);
});

it.each([
  '/',
  '/shop?category=Hoodies',
  '/product/tee?color=navy',
  '/embed/products',
  '/_app',
  '/sitemap.xml',
])('lets them read %s, which is listed or says that it is not [S2.1053]', (address) =>
  expect(mayRead(ROBOTS, address)).toBe(true),
);
