import { TOTAL_KINDS, type TotalKind } from '@/core/model/total-line';

/** The columns of an order that came to so many cents: a discount is negative. */
export function cameTo(cents: Partial<Record<TotalKind, number>>) {
  const totals = TOTAL_KINDS.flatMap((kind) => {
    const amountMinor = cents[kind];
    return amountMinor === undefined ? [] : [{ kind, amountMinor, currency: 'usd' }];
  });
  return { totals, totalMinor: totals.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
}
