import { expect, test } from 'vitest';
import { toCdn } from '@/core/rules/media/cdn';

const hosts = { storageHost: 'storage.example', cdnHost: 'cdn.example' };

test('a picture on the storage host is shown from its CDN host [S9.35]', () => {
  expect(toCdn('https://storage.example/a/b.jpg?v=1#x', hosts)).toBe(
    'https://cdn.example/a/b.jpg?v=1#x',
  );
  expect(toCdn('http://STORAGE.example/a.jpg', hosts)).toBe('https://cdn.example/a.jpg');
  expect(toCdn('//storage.example/a.jpg', hosts)).toBe('https://cdn.example/a.jpg');
});

test('any other address stays as it is', () => {
  const others = [
    '',
    '/media/a-1.webp',
    'https://elsewhere.example/storage.example/a.jpg',
    'https://storage.example.evil.example/a.jpg',
    'https://sub.storage.example/a.jpg',
    'https://user@storage.example/a.jpg',
    'Words about https://storage.example/a.jpg',
  ];
  for (const address of others) expect(toCdn(address, hosts)).toBe(address);
  expect(toCdn('https://storage.example/a.jpg', undefined)).toBe('https://storage.example/a.jpg');
});
