import { expect, test } from 'vitest';
import { nameRoutes } from '@/backend/http/name-routes';

const nameRoute = nameRoutes([
  '/',
  '/shop',
  '/product/[id]',
  '/[slug]',
  '/api/media/:key',
  '/api/x/:a/b',
]);

test.each([
  ['/', '/'],
  ['/shop?email=ada@a.example', '/shop'],
  ['/product/warm-hoodie?x=1', '/product/:id'],
  ['/spring', '/:slug'],
  ['/api/media/photo-1.webp', '/api/media/:key'],
  ['/api/x/1/b', '/api/x/:a/b'],
  ['/api/x/1/c', 'other'],
  ['/product/', 'other'],
  ['/a/b/c/d/e', 'other'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/_next/data/build/shop.json', '/_next/data'],
  ['/_next/anything/else', 'other'],
  ['//evil.example/..%2f', 'other'],
])('%s is of the route %s, so that names are few and tell of nobody [S7.812]', (url, route) => {
  expect(nameRoute(url)).toBe(route);
});
