import { vi } from 'vitest';

/** Often, for what is waited for mostly comes at once; for long, for on a busy machine it comes late. */
const PATIENCE = { timeout: 15_000, interval: 5 };

/** Waits until `check` no longer throws, and gives what it returns; React may go on meanwhile. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return vi.waitFor(check, PATIENCE);
  const { waitFor } = await import('@testing-library/react');
  return waitFor(check, PATIENCE);
}
