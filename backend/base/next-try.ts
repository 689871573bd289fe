const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Waits after the first failure, the second, and so on; the last counts for all beyond. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];
const LONGEST_WAIT_MS = 12 * HOUR_MS;

/** Number of failures after which nobody tries any more. */
export const MAX_ATTEMPTS = 8;

/** Returns the time of the next attempt, in ms, after so many failures. */
export function nextTry(attempts: number, now: number): number {
  return now + (WAITS_MS[attempts - 1] ?? LONGEST_WAIT_MS);
}
