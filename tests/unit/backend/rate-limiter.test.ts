import { expect, test } from 'vitest';
import { createRateLimiter } from '@/backend/limits/rate-limiter';

const RATE = { name: 'tries', times: 3, windowMs: 60_000 };

function limiterAt(start: number, maxKeys = 100) {
  const clock = { now: start };
  return { clock, limiter: createRateLimiter({ now: () => clock.now, maxKeys }) };
}

test('lets so many through from the first on, and says how long to wait', async () => {
  const { clock, limiter } = limiterAt(1_000);
  expect(await limiter.take('a', RATE)).toBe(0);
  clock.now += 10_000;
  expect([await limiter.take('a', RATE), await limiter.take('a', RATE)]).toEqual([0, 0]);
  expect(await limiter.take('a', RATE)).toBe(50_000);
  clock.now += 49_999;
  expect(await limiter.take('a', RATE)).toBe(1);
  clock.now += 1;
  for (let time = 0; time < RATE.times; time += 1) expect(await limiter.take('a', RATE)).toBe(0);
  expect(await limiter.take('a', RATE)).toBe(60_000);
});

test('waiting helps even who keeps asking: what was refused is not counted', async () => {
  const { clock, limiter } = limiterAt(0);
  for (let time = 0; time < 50; time += 1) await limiter.take('a', RATE);
  clock.now += RATE.windowMs;
  expect(await limiter.take('a', RATE)).toBe(0);
});

test('many at once do not slip through', async () => {
  const { limiter } = limiterAt(0);
  const waits = await Promise.all(Array.from({ length: 10 }, () => limiter.take('a', RATE)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(RATE.times);
});

test('what is given back does not count', async () => {
  const { limiter } = limiterAt(0);
  for (let time = 0; time < 10; time += 1) {
    expect(await limiter.take('a', RATE)).toBe(0);
    await limiter.giveBack('a', RATE);
  }
  await limiter.giveBack('never seen', RATE);
});

test('counts every key and every rate for itself', async () => {
  const { limiter } = limiterAt(0);
  const other = { ...RATE, name: 'others', times: 1 };
  for (let time = 0; time < RATE.times; time += 1) await limiter.take('a', RATE);
  expect(await limiter.take('a', RATE)).toBeGreaterThan(0);
  expect(await limiter.take('b', RATE)).toBe(0);
  expect(await limiter.take('a', other)).toBe(0);
  expect(await limiter.take('a', other)).toBe(other.windowMs);
});

test('forgets the keys used longest ago, so that its memory is bounded', async () => {
  const { limiter } = limiterAt(0, 2);
  const once = { ...RATE, times: 1 };
  for (const key of ['a', 'b', 'c']) await limiter.take(key, once);
  expect(await limiter.take('c', once)).toBeGreaterThan(0);
  expect(await limiter.take('b', once)).toBeGreaterThan(0);
  expect(await limiter.take('a', once)).toBe(0);
});
