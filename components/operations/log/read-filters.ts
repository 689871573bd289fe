import { AUDIT_OUTCOMES } from '@/core/model/account';
import { dayBegin, nextMidnight } from '@/core/values/time-zone';

export const FILTERS = ['actor', 'action', 'outcome', 'from', 'until'] as const;
type Filters = Readonly<Record<(typeof FILTERS)[number], string>>;

/** Filters of the log as the address has them: days are those of the shop, and `until` a whole one. */
export function requestOf({ actor, action, outcome, from, until }: Filters, timeZone: string) {
  const chosen = AUDIT_OUTCOMES.find((one) => one === outcome);
  const begin = dayBegin(from, timeZone);
  const last = dayBegin(until, timeZone);
  return {
    ...(actor && { actor }),
    ...(action && { action }),
    ...(chosen && { outcome: chosen }),
    ...(begin && { from: begin.toISOString() }),
    ...(last && { until: new Date(nextMidnight(last, timeZone).getTime() - 1).toISOString() }),
  };
}
