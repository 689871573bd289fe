import { LRUCache } from 'lru-cache';
import type { InitResponse } from '@/core/model/shop';
import { mergeSettings } from '@/core/rules/design/settings';
import { arrivalText } from '@/core/rules/orders/arrival';
import { nextMidnight } from '@/core/values/time-zone';

interface Today {
  /** Days on which an order placed today arrives, in words; '' where the shop's times cannot be read. */
  arrives: string;
  /** Instant at which it was worked out, in ms. */
  since: number;
  /** Instant at which the shop's next day begins, in ms. */
  until: number;
}

/** Kinds of shops, by time zone and delivery. */
const MAX_DAYS = 1000;
const days = new LRUCache<string, Today>({ max: MAX_DAYS });

/** Returns what counts in a shop today alone, worked out once a day: calendars are dear. @param now in ms. */
export function todayOf(shop: InitResponse, now: number): Today {
  const { settings, handing_time: handlingTime, transit_time: transitTime } = shop;
  const { timeZone } = mergeSettings(settings);
  const key = JSON.stringify([timeZone, handlingTime, transitTime]);
  const latest = days.get(key);
  if (latest && latest.since <= now && now < latest.until) return latest;
  const placedAt = new Date(now);
  const today = {
    arrives: arrivalText({ placedAt, handlingTime, transitTime, timeZone }),
    since: now,
    until: nextMidnight(placedAt, timeZone).getTime(),
  };
  days.set(key, today);
  return today;
}
