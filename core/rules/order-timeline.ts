import type { OrderState, OrderStatus } from '../model/order';

/** A state of an order's way: when it was reached, or that it is still to come. */
export interface TimelineStep {
  state: OrderState;
  /** ISO text, '' for what is still to come. */
  at: string;
  isCurrent: boolean;
}

const JOURNEY: readonly OrderState[] = ['placed', 'paid', 'in-production', 'shipped', 'delivered'];

/**
 * The way of an order: what it has been through, the first first, and what is still to come. An order
 * that ended early has nothing to come.
 */
export function orderTimeline({
  status,
  steps,
}: Pick<OrderStatus, 'status' | 'steps'>): TimelineStep[] {
  const reached = steps.map(({ state, at }, index) => ({
    state,
    at,
    isCurrent: index === steps.length - 1,
  }));
  const place = JOURNEY.indexOf(status);
  const ahead = place < 0 ? [] : JOURNEY.slice(place + 1);
  const toCome = ahead.filter((state) => steps.every((step) => step.state !== state));
  return [...reached, ...toCome.map((state) => ({ state, at: '', isCurrent: false }))];
}
