import type { TotalLine } from '@/core/model/total-line';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import type { StoredTotalLine } from '../../db/schema';

/** The lines of a total as an order keeps them, in cents. */
export function toStoredTotals(lines: readonly TotalLine[]): StoredTotalLine[] {
  return lines.map(({ kind, amount, currency }) => ({
    ...{ kind, currency },
    amountMinor: toMinor(amount),
  }));
}

/** The lines of an order's total as the contract has them, in dollars. */
export function toTotalLines(stored: readonly StoredTotalLine[]): TotalLine[] {
  return stored.map(({ kind, amountMinor, currency }) => ({
    ...{ kind, currency },
    amount: fromMinor(amountMinor),
  }));
}
