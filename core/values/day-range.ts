/** A day is the same day everywhere. */
const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Two days (ISO text) as one range; what is no day is left out. */
export function dayRange(from: string, to: string): string {
  const days = [from, to].map((iso) => new Date(iso)).filter((day) => !Number.isNaN(day.getTime()));
  return [...new Set(days.map((day) => DAY.format(day)))].join(' – ');
}
