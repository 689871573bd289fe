import type { OrderState } from '@/core/model/order';
import { readDays } from '@/core/rules/orders/delivery';
import { addWorkingDays } from '@/core/rules/orders/working-days';
import type { OrderOutcome } from '../content';

interface Terms {
  handlingTime?: string | undefined;
  transitTime?: string | undefined;
}

interface Course {
  placedAt: Date;
  steps: { state: OrderState; at: string }[];
}

/** A state with the working days after the order, and the time of day (UTC), that it was reached. */
type Milestone = readonly [state: OrderState, days: number, hour: number, minute: number];

/**
 * Returns how an order came to what it is, in working days before `now`, so that what is on its way is always
 * about to arrive. Every step lies on a day before `now`.
 */
export function orderCourse(outcome: OrderOutcome, terms: Terms, now: Date): Course {
  const handling = readDays(terms.handlingTime ?? '')?.to ?? 2;
  const transit = readDays(terms.transitTime ?? '')?.to ?? 2;
  const daysAgo = {
    delivered: handling + transit + 6,
    cancelled: handling + transit + 3,
    fulfilled: handling + 1,
    'in-production': 2,
  }[outcome];
  const day = addWorkingDays(now, -daysAgo);
  const steps = milestonesOf(outcome, handling, transit).map(([state, days, hour, minute]) => {
    const at = addWorkingDays(day, days);
    at.setUTCHours(hour, minute, 0, 0);
    return { state, at };
  });
  return {
    placedAt: steps[0]?.at ?? day,
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}

function milestonesOf(outcome: OrderOutcome, handling: number, transit: number): Milestone[] {
  const paid: Milestone[] = [
    ['created', 0, 14, 7],
    ['paid', 0, 14, 9],
  ];
  if (outcome === 'cancelled') return [...paid, ['cancelled', 0, 16, 32]];
  const made: Milestone[] = [...paid, ['in-production', 1, 7, 40]];
  if (outcome === 'in-production') return made;
  const sent: Milestone[] = [...made, ['fulfilled', handling, 15, 20]];
  return outcome === 'fulfilled' ? sent : [...sent, ['delivered', handling + transit, 11, 48]];
}
