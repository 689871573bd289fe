import { describe, expect, test } from 'vitest';
import { createBackoff } from '@/backend/limits/backoff';

const DELAY = { name: 'tries', free: 2, firstMs: 1_000, longestMs: 5_000, forgetMs: 60_000 };

function backoffAt(start: number, maxKeys = 100) {
  const clock = { now: start };
  return { clock, backoff: createBackoff({ now: () => clock.now, maxKeys }) };
}

describe('a backoff', () => {
  test('lets some failures go, then doubles the wait up to its limit [S6.202]', async () => {
    const { clock, backoff } = backoffAt(10);
    const fail = () => backoff.attempt('a', DELAY);
    expect(await Promise.all([fail(), fail()])).toEqual([0, 0]);
    for (const wait of [1_000, 2_000, 4_000, 5_000, 5_000]) {
      expect(await Promise.all([fail(), fail()])).toEqual([0, wait]);
      clock.now += wait;
    }
  });

  test('counts nothing while somebody has to wait', async () => {
    const { clock, backoff } = backoffAt(0);
    const fail = () => backoff.attempt('a', DELAY);
    expect(await Promise.all([fail(), fail(), fail(), fail(), fail()])).toEqual([
      0, 0, 0, 1_000, 1_000,
    ]);
    clock.now += 999;
    expect(await fail()).toBe(1);
    clock.now += 1;
    expect(await Promise.all([fail(), fail()])).toEqual([0, 2_000]);
  });

  test('takes back what was no failure, and forgets what is cleared or long ago', async () => {
    const { clock, backoff } = backoffAt(0);
    const fail = () => backoff.attempt('a', DELAY);
    for (let time = 0; time < 20; time += 1) {
      expect(await fail()).toBe(0);
      await backoff.takeBack('a', DELAY);
    }
    for (let time = 0; time < 3; time += 1) await fail();
    await backoff.takeBack('a', DELAY);
    expect(await Promise.all([fail(), fail()])).toEqual([0, 1_000]);
    await backoff.clear('a', DELAY);
    expect(await Promise.all([fail(), fail(), fail(), fail()])).toEqual([0, 0, 0, 1_000]);
    clock.now += DELAY.forgetMs;
    expect(await Promise.all([fail(), fail(), fail(), fail()])).toEqual([0, 0, 0, 1_000]);
    await backoff.takeBack('nobody', DELAY);
    expect(await backoff.attempt('nobody', DELAY)).toBe(0);
  });

  test('counts every key and every delay for itself, and few enough to remember', async () => {
    const { backoff } = backoffAt(0, 2);
    const strict = { ...DELAY, free: 0 };
    const other = { ...strict, name: 'others' };
    expect(await Promise.all([backoff.attempt('a', strict), backoff.attempt('a', other)])).toEqual([
      0, 0,
    ]);
    expect(await Promise.all([backoff.attempt('a', strict), backoff.attempt('a', other)])).toEqual([
      1_000, 1_000,
    ]);
    await backoff.attempt('b', strict);
    await backoff.attempt('c', strict);
    expect(await backoff.attempt('a', strict)).toBe(0);
  });
});
