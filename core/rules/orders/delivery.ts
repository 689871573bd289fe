import * as messages from './messages';

/** Working days from order to door: handling and transit together, each "from-to" (spec 9). */
export function deliveryDays(handlingTime: string, transitTime: string): string {
  const handling = readDays(handlingTime);
  const transit = readDays(transitTime);
  if (!handling || !transit) return '';
  return messages.daysRange(handling.from + transit.from, handling.to + transit.to);
}

/** Working days, "from-to" (spec 9), in words; '' for what is no such text. */
export function workingDays(time: string): string {
  const range = readDays(time);
  return range ? messages.daysRange(range.from, range.to) : '';
}

/** Days written as "from-to" or as one number; null for anything else. */
export function readDays(text: string): { from: number; to: number } | null {
  const match = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(text);
  if (!match) return null;
  const from = Number(match[1]);
  return { from, to: match[2] === undefined ? from : Number(match[2]) };
}
