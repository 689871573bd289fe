import type { OrderState, OrderStatus } from '../model/order';

/** A state of an order's way: when it was reached, or that it is still to come. */
export interface TimelineStep {
  state: OrderState;
  /** ISO text, '' for what is still to come. */
  at: string;
  isCurrent: boolean;
}

const JOURNEY: readonly OrderState[] = [
  'created',
  'pending',
  'paid',
  'in-production',
  'fulfilled',
  'delivered',
];

/**
 * The way of an order: what it has been through, the first first, and what is still to come. An order
 * that ended early has nothing to come; that it waited for its payment is told while it does.
 */
export function orderTimeline({
  status,
  steps,
}: Pick<OrderStatus, 'status' | 'steps'>): TimelineStep[] {
  const last = steps.length - 1;
  const reached = steps
    .map(({ state, at }, index) => ({ state, at, isCurrent: index === last }))
    .filter(({ state, isCurrent }) => isCurrent || state !== 'pending');
  const place = JOURNEY.indexOf(status);
  const ahead = place < 0 ? [] : JOURNEY.slice(place + 1);
  const toCome = ahead.filter(
    (state) => state !== 'pending' && steps.every((step) => step.state !== state),
  );
  return [...reached, ...toCome.map((state) => ({ state, at: '', isCurrent: false }))];
}
