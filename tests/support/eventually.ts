import { vi } from 'vitest';

/**
 * Waits until `check` no longer throws, and gives what it returns. Looks often, for what is waited for
 * mostly comes at once, and long, for on a busy machine it comes late.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 5 });
