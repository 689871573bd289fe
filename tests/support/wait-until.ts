import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `check` no longer throws, and gives what it returns. @throws what it threw last. */
export async function waitUntil<T>(check: () => T | Promise<T>, forMs = 15_000): Promise<T> {
  const end = performance.now() + forMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(5);
    }
  }
}
