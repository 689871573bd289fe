import { expect, test } from 'vitest';
import { createRateLimiter } from '@/backend/http/rate-limiter';

const RATE = { name: 'tries', times: 3, windowMs: 60_000 };

function limiterAt(start: number, maxKeys = 100) {
  const clock = { now: start };
  return { clock, limiter: createRateLimiter({ now: () => clock.now, maxKeys }) };
}

test('lets so many through in any window, and says how long to wait', () => {
  const { clock, limiter } = limiterAt(1_000);
  expect(limiter.take('a', RATE)).toBe(0);
  clock.now += 10_000;
  expect([limiter.take('a', RATE), limiter.take('a', RATE)]).toEqual([0, 0]);
  expect(limiter.take('a', RATE)).toBe(50_000);
  clock.now += 49_999;
  expect(limiter.take('a', RATE)).toBe(1);
  clock.now += 1;
  expect(limiter.take('a', RATE)).toBe(0);
  expect(limiter.take('a', RATE)).toBe(10_000);
});

test('waiting helps even who keeps asking: what was refused is not counted', () => {
  const { clock, limiter } = limiterAt(0);
  for (let time = 0; time < 50; time += 1) limiter.take('a', RATE);
  clock.now += RATE.windowMs;
  expect(limiter.take('a', RATE)).toBe(0);
});

test('counts every key and every rate for itself', () => {
  const { limiter } = limiterAt(0);
  const other = { ...RATE, name: 'others', times: 1 };
  for (let time = 0; time < RATE.times; time += 1) limiter.take('a', RATE);
  expect(limiter.take('a', RATE)).toBeGreaterThan(0);
  expect(limiter.take('b', RATE)).toBe(0);
  expect([limiter.take('a', other), limiter.take('a', other)]).toEqual([0, other.windowMs]);
});

test('forgets the keys used longest ago, so that its memory is bounded', () => {
  const { limiter } = limiterAt(0, 2);
  const once = { ...RATE, times: 1 };
  for (const key of ['a', 'b', 'c']) limiter.take(key, once);
  expect(limiter.take('c', once)).toBeGreaterThan(0);
  expect(limiter.take('b', once)).toBeGreaterThan(0);
  expect(limiter.take('a', once)).toBe(0);
});
