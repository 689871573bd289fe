import { expect, test, vi } from 'vitest';
import { createKeyedCache } from '@/backend/base/keyed-cache';

test('builds a value once for callers at the same time and after', async () => {
  const cache = createKeyedCache<string>({ maxEntries: 5 });
  const build = vi.fn(async () => 'built');
  expect(await Promise.all([cache.get('a', build), cache.get('a', build)])).toEqual([
    'built',
    'built',
  ]);
  expect(await cache.get('a', build)).toBe('built');
  expect(build).toHaveBeenCalledTimes(1);
  await cache.get('b', build);
  expect(build).toHaveBeenCalledTimes(2);
});

test('keeps a value that counts as false', async () => {
  const cache = createKeyedCache<number>({ maxEntries: 5 });
  const build = vi.fn(async () => 0);
  await cache.get('a', build);
  expect(await cache.get('a', build)).toBe(0);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a build that fails is tried again', async () => {
  const cache = createKeyedCache<string>({ maxEntries: 5 });
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => 'back')).toBe('back');
});

test('forgets the least used beyond its entries or its bytes', async () => {
  const byBytes = { maxEntries: 9, maxBytes: 10, sizeOf: (text: string) => text.length };
  for (const limits of [{ maxEntries: 2 }, byBytes]) {
    const cache = createKeyedCache<string>(limits);
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => 'four');
    const build = vi.fn(async () => 'anew');
    await cache.get('c', build);
    expect(build).not.toHaveBeenCalled();
    await cache.get('a', build);
    expect(build).toHaveBeenCalledTimes(1);
  }
});
