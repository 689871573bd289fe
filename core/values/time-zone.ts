import { DAY_ALONE, formatIn } from './date-text';

/** Days and hours as clocks in a time zone show them, by its IANA name such as `America/New_York`. */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Returns whether this is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Returns the calendar day of a moment, as its midnight in UTC. */
export function dayIn(at: Date, timeZone: string): Date {
  const wall = wallClock(at, timeZone);
  return new Date(wall - modulo(wall, DAY_MS));
}

/** Returns the moment at which a day such as `2026-03-05` begins; null for what is none. */
export function dayBegin(day: string, timeZone: string): Date | null {
  const wall = DAY_ALONE.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(wall) ? null : momentOf(wall, new Date(wall), timeZone);
}

/** Returns the moment at which the next day begins. */
export function nextMidnight(at: Date, timeZone: string): Date {
  return momentOf(dayIn(at, timeZone).getTime() + DAY_MS, at, timeZone);
}

/** Returns the last moment, now or before, at which it was this hour (0 to 23) of a day. */
export function latestHour(at: Date, hour: number, timeZone: string): Date {
  const wall = dayIn(at, timeZone).getTime() + hour * HOUR_MS;
  const [today, before] = [wall, wall - DAY_MS].map((time) => momentOf(time, at, timeZone));
  return today && today <= at ? today : (before ?? at);
}

/** Returns the moment, near another one, at which a clock on the wall shows a time. */
function momentOf(wall: number, near: Date, timeZone: string): Date {
  const offsetAt = (time: number) => wallClock(new Date(time), timeZone) - wholeSeconds(time);
  // The offset of that moment counts, which a change of the clock tells from the other one.
  const guess = wall - offsetAt(near.getTime());
  return new Date(wall - offsetAt(guess));
}

/** Returns what a clock on the wall shows, as if it were UTC, in ms to the second. */
function wallClock(at: Date, timeZone: string): number {
  const parts = formatIn(timeZone, {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hourCycle: 'h23' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
}

const wholeSeconds = (time: number): number => time - modulo(time, 1000);

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
