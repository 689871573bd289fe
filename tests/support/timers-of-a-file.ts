import { afterAll } from 'vitest';

/**
 * Ends with a file what it has put off until later: a cart that asks for prices after a moment would ask in the
 * midst of the next file, where files share their code and a call is counted.
 */
export function endTimersWithFile(): void {
  const begin = globalThis.setTimeout;
  const left = new Set<ReturnType<typeof begin>>();
  const noting = (...given: Parameters<typeof begin>) => {
    const timer = begin(...given);
    left.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(noting, begin);
  afterAll(() => {
    globalThis.setTimeout = begin;
    for (const timer of left) clearTimeout(timer);
  });
}
