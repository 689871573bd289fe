import { describe, expect, test } from 'vitest';
import { createBackoff } from '@/backend/http/backoff';

const DELAY = { name: 'tries', free: 2, firstMs: 1_000, longestMs: 5_000, forgetMs: 60_000 };

function backoffAt(start: number, maxKeys = 100) {
  const clock = { now: start };
  return { clock, backoff: createBackoff({ now: () => clock.now, maxKeys }) };
}

describe('a backoff', () => {
  test('lets some failures go, then doubles the wait up to its limit [S6.202]', () => {
    const { clock, backoff } = backoffAt(10);
    const fail = () => backoff.attempt('a', DELAY);
    expect([fail(), fail()]).toEqual([0, 0]);
    for (const wait of [1_000, 2_000, 4_000, 5_000, 5_000]) {
      expect([fail(), fail()]).toEqual([0, wait]);
      clock.now += wait;
    }
  });

  test('counts nothing while somebody has to wait', () => {
    const { clock, backoff } = backoffAt(0);
    const fail = () => backoff.attempt('a', DELAY);
    expect([fail(), fail(), fail(), fail(), fail()]).toEqual([0, 0, 0, 1_000, 1_000]);
    clock.now += 999;
    expect(fail()).toBe(1);
    clock.now += 1;
    expect([fail(), fail()]).toEqual([0, 2_000]);
  });

  test('takes back what was no failure, and forgets what is cleared or long ago', () => {
    const { clock, backoff } = backoffAt(0);
    const fail = () => backoff.attempt('a', DELAY);
    for (let time = 0; time < 20; time += 1) {
      expect(fail()).toBe(0);
      backoff.takeBack('a', DELAY);
    }
    for (let time = 0; time < 3; time += 1) fail();
    backoff.takeBack('a', DELAY);
    expect([fail(), fail()]).toEqual([0, 1_000]);
    backoff.clear('a', DELAY);
    expect([fail(), fail(), fail(), fail()]).toEqual([0, 0, 0, 1_000]);
    clock.now += DELAY.forgetMs;
    expect([fail(), fail(), fail(), fail()]).toEqual([0, 0, 0, 1_000]);
    backoff.takeBack('nobody', DELAY);
    expect(backoff.attempt('nobody', DELAY)).toBe(0);
  });

  test('counts every key and every delay for itself, and few enough to remember', () => {
    const { backoff } = backoffAt(0, 2);
    const strict = { ...DELAY, free: 0 };
    const other = { ...strict, name: 'others' };
    expect([backoff.attempt('a', strict), backoff.attempt('a', other)]).toEqual([0, 0]);
    expect([backoff.attempt('a', strict), backoff.attempt('a', other)]).toEqual([1_000, 1_000]);
    backoff.attempt('b', strict);
    backoff.attempt('c', strict);
    expect(backoff.attempt('a', strict)).toBe(0);
  });
});
