import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryUntilDone } from '@/services/try-again';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tries later each time, half a minute apart at most, until it is done [S8.703]', async () => {
  const attempt = vi.fn(async () => attempt.mock.calls.length === 7);
  tryUntilDone(attempt);
  const waits: number[] = [];
  let waited = 0;
  for (let existing = 0; existing < 7; waited += 500) {
    await vi.advanceTimersByTimeAsync(500);
    if (attempt.mock.calls.length === existing) continue;
    existing += 1;
    waits.push(waited + 500);
    waited = -500;
  }
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempt).toHaveBeenCalledTimes(7);
});

it('tries at once when the browser is online or on demand, one attempt at a time, and no more once ended', async () => {
  let finish: (isDone: boolean) => void = () => {};
  const attempt = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        finish = resolve;
      }),
  );
  const trying = tryUntilDone(attempt);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(attempt).toHaveBeenCalledTimes(1);
  finish(false);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  expect(attempt).toHaveBeenCalledTimes(2);
  trying.now();
  trying.end();
  finish(false);
  await vi.advanceTimersByTimeAsync(120_000);
  window.dispatchEvent(new Event('online'));
  expect(attempt).toHaveBeenCalledTimes(2);
});

it('whoever asks during an attempt is heard once it has failed, and all of them by one', async () => {
  let finish: (isDone: boolean) => void = () => {};
  const attempt = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        finish = resolve;
      }),
  );
  const { now } = tryUntilDone(attempt);
  now();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(attempt).toHaveBeenCalledTimes(1);
  finish(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(2);
  now();
  finish(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});

it('a failing attempt is one that is not done', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('away')));
  const { end } = tryUntilDone(attempt);
  await vi.advanceTimersByTimeAsync(7000);
  expect(attempt).toHaveBeenCalledTimes(2);
  end();
});
