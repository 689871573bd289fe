import { DAY_ALONE, momentOf } from './calendar';

/** Returns the moment at which a day such as `2026-03-05` begins; null for what is none. */
export function dayBegin(day: string, timeZone: string): Date | null {
  const wall = DAY_ALONE.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(wall) ? null : momentOf(wall, new Date(wall), timeZone);
}
