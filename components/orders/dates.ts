const LANGUAGE = 'en-US';
const MOMENT = new Intl.DateTimeFormat(LANGUAGE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
/** A day is the same day everywhere. */
const DAY = new Intl.DateTimeFormat(LANGUAGE, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A moment (ISO text) as the shopper's own day, '' for what is none. */
export function momentText(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : MOMENT.format(moment);
}

/** Two days (ISO text) as one range; what is no day is left out. */
export function dayRange(from: string, to: string): string {
  const days = [from, to].map((iso) => new Date(iso)).filter((day) => !Number.isNaN(day.getTime()));
  return [...new Set(days.map((day) => DAY.format(day)))].join(' – ');
}
