import type { RefundRow } from '../../db/schema';

/**
 * Returns the refunds of an order once so much is refunded in all: one more, or without what has come back from the bank,
 * of the last ones first. Amounts in cents.
 */
export function refundsOf(
  refunds: readonly RefundRow[],
  refundedMinor: number,
  at: Date,
): RefundRow[] {
  const [last] = refunds.slice(-1);
  const rest = refundedMinor - refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (rest > 0) return [...refunds, { amountMinor: rest, at: at.toISOString() }];
  if (rest === 0 || !last) return [...refunds];
  const earlier = refunds.slice(0, -1);
  const left = last.amountMinor + rest;
  return left > 0
    ? [...earlier, { ...last, amountMinor: left }]
    : refundsOf(earlier, refundedMinor, at);
}
