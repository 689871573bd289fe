const MINUTE_MS = 60_000;

/** After so long without a word the provider is asked about a payment. */
export const FIRST_CHECK_MS = 5 * MINUTE_MS;
/** An order that is not paid by then is given up. */
export const GIVE_UP_MS = 60 * MINUTE_MS;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** Delay of the next refund attempt after so many refusals, in ms. */
export function nextRefundMs(refusals: number): number {
  return Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(refusals, 10));
}

/** Delay of the next query of the provider after so many, in ms. */
export function nextCheckMs(checks: number): number {
  return Math.min(LONGEST_MS, FIRST_CHECK_MS * 2 ** Math.min(checks, 10));
}
