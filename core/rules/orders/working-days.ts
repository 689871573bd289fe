import { dayIn } from '../../values/time-zone';
import { readDays } from './delivery';

/** Days as ISO text, such as `2027-01-31`; both ends count. */
export interface DeliveryDays {
  from: string;
  to: string;
}

interface Course {
  placedAt: Date;
  /** Time when it left the shop; from then on only the way counts. */
  shippedAt?: Date | undefined;
  /** Working days as "from-to" (spec 9). */
  handlingTime: string;
  transitTime: string;
  /** Time zone of the shop, whose days count. */
  timeZone: string;
}

/** Estimates when an order arrives, in business days of the shop; null where the shop's times cannot be read. */
export function estimatedDelivery(course: Course): DeliveryDays | null {
  const handling = readDays(course.handlingTime);
  const transit = readDays(course.transitTime);
  if (!handling || !transit) return null;
  const { placedAt, shippedAt, timeZone } = course;
  const start = dayIn(shippedAt ?? placedAt, timeZone);
  const before = shippedAt ? { from: 0, to: 0 } : handling;
  return {
    from: isoDay(addWorkingDays(start, before.from + transit.from)),
    to: isoDay(addWorkingDays(start, before.to + transit.to)),
  };
}

/** Estimates when an order leaves the shop, in business days of the shop; null where the shop's time cannot be read. */
export function estimatedShipping({
  placedAt,
  handlingTime,
  timeZone,
}: Pick<Course, 'placedAt' | 'handlingTime' | 'timeZone'>): DeliveryDays | null {
  const handling = readDays(handlingTime);
  if (!handling) return null;
  const start = dayIn(placedAt, timeZone);
  return {
    from: isoDay(addWorkingDays(start, handling.from)),
    to: isoDay(addWorkingDays(start, handling.to)),
  };
}

/** Adds business days, by the calendar of UTC, or goes back where `count` is negative; never ends on a weekend. */
export function addWorkingDays(from: Date, count: number): Date {
  const day = new Date(from);
  let left = Math.abs(count);
  while (left > 0 || isWeekend(day)) {
    day.setUTCDate(day.getUTCDate() + (count < 0 ? -1 : 1));
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

const isoDay = (day: Date) => day.toISOString().slice(0, 10);
