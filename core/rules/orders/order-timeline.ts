import type { OrderState, OrderStatus } from '../../model/order';

/** A state of an order's way: when it was reached, or that it is still to come. */
interface TimelineStep {
  state: OrderState;
  /** ISO text, '' for what is still to come. */
  at: string;
  /** The days on which it should come, null where nobody can say. */
  expected: OrderStatus['estimatedDelivery'];
  isCurrent: boolean;
}

type Course = Pick<OrderStatus, 'status' | 'steps'> &
  Partial<Pick<OrderStatus, 'estimatedShipping' | 'estimatedDelivery'>>;

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
export function orderTimeline(order: Course): TimelineStep[] {
  const { status, steps } = order;
  const last = steps.length - 1;
  const reached = steps
    .map(({ state, at }, index) => ({ state, at, expected: null, isCurrent: index === last }))
    .filter(({ state, isCurrent }) => isCurrent || state !== 'pending');
  const place = JOURNEY.indexOf(status);
  const toCome = (place < 0 ? [] : JOURNEY.slice(place + 1)).filter(
    (state) => state !== 'pending' && steps.every((step) => step.state !== state),
  );
  const ahead = toCome.map((state) => ({
    ...{ state, at: '', isCurrent: false },
    expected: expectedOf(state, order),
  }));
  return [...reached, ...ahead];
}

function expectedOf(state: OrderState, order: Course): TimelineStep['expected'] {
  if (state === 'fulfilled') return order.estimatedShipping ?? null;
  return state === 'delivered' ? (order.estimatedDelivery ?? null) : null;
}
