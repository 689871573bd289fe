/** Words for days and moments in a time zone, by its IANA name such as `America/New_York`. */

/** A day without a time is the same day everywhere. */
export const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

export const UTC = 'UTC';

/** Formats are made once: making one costs a thousand times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a time zone, in English. */
export function formatIn(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = JSON.stringify([timeZone, options]);
  const format = formats.get(name) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(name, format);
  return format;
}

/** Writes a moment, or a day (ISO text), as a day: 'March 5, 2026', or 'Mar 5, 2026'; '' for what is none. */
export const dayText = (
  at: string | Date,
  timeZone: string,
  dateStyle: 'long' | 'medium' = 'long',
): string => textOf(at, timeZone, { dateStyle });

/** Writes a moment as 'Mar 5, 2026, 1:30 AM EST': an hour that a clock change doubles is told apart. */
export const momentText = (at: string | Date, timeZone: string): string =>
  textOf(at, timeZone, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });

function textOf(at: string | Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const zone = typeof at === 'string' && DAY_ALONE.test(at) ? UTC : timeZone;
  // Servers and browsers differ in their spaces.
  return formatIn(zone, options).format(date).replace(/\s/g, ' ');
}
