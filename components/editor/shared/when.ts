const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK_DAYS = 7;

/** A time in words of the browser's language: `today 14:03`, `Tuesday 14:03`, `3 March 2026 at 14:03`. */
export function clockWords(at: number, now: number, locale?: string): string {
  const days = daysBetween(at, now);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  if (days === 0 || days === 1) {
    const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
    return `${day} ${time}`;
  }
  if (days > 1 && days < WEEK_DAYS) {
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(at);
    return `${day} ${time}`;
  }
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);
}

/** Returns how long ago a time was, in the browser's language: `2 hours ago`. */
export function agoWords(at: number, now: number, locale?: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const seconds = Math.max(0, (now - at) / 1000);
  if (seconds < MINUTE) return words.format(0, 'minute');
  if (seconds < HOUR) return words.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return words.format(-Math.floor(seconds / HOUR), 'hour');
  return words.format(-daysBetween(at, now), 'day');
}

/** Nights between two times, by the clock where the admin is. */
const daysBetween = (at: number, now: number): number =>
  Math.round((midnight(now) - midnight(at)) / (DAY * 1000));

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
