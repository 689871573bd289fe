import type { OrderState } from './order';

/**
 * Transitions between states. A cancelled order may still be paid: what was paid in the last moment, while it
 * was given up, is taken or refunded, never lost.
 */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'paid', 'cancelled'],
  pending: ['paid', 'cancelled'],
  paid: ['in-production', 'fulfilled', 'cancelled', 'refunded'],
  'in-production': ['fulfilled', 'cancelled', 'refunded'],
  fulfilled: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['paid', 'refunded'],
  refunded: [],
};

/** States of an order whose money has arrived and that is still to be sent. */
const TO_BE_SENT: readonly OrderState[] = ['paid', 'in-production'];
const UNPAID: readonly OrderState[] = ['created', 'pending'];

export function mayMoveTo(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** States of an order of which nothing is owed any more, on either side. */
const OVER: readonly OrderState[] = ['cancelled', 'refunded'];

/** Returns whether an order waits for its payment. */
export function isUnpaid(state: OrderState): boolean {
  return UNPAID.includes(state);
}

/** Returns whether an order was cancelled, or fully refunded. */
export function isOver(state: OrderState): boolean {
  return OVER.includes(state);
}

export function isToBeSent(state: OrderState): boolean {
  return TO_BE_SENT.includes(state);
}

/** Describes what an order needs to be known of to say what may be done with it. Amounts in one unit, whichever. */
export interface OrderStanding {
  state: OrderState;
  paid: number;
  refunded: number;
  /** Refunds due that are not paid yet. */
  refundDue: number;
}

/** Actions of an operator on an order. */
export const ORDER_ACTIONS = [
  'produce',
  'fulfil',
  'deliver',
  'refund',
  'retry-refund',
  'cancel',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Returns the money that has neither been refunded nor is to be. */
export function refundable({ paid, refunded, refundDue }: OrderStanding): number {
  return Math.max(0, paid - refunded - refundDue);
}

/**
 * Returns what may be done with an order as it stands. While a refund is under way no other is begun, and
 * nothing is sent whose money all goes back.
 */
export function orderActions(order: OrderStanding): OrderAction[] {
  const { state, paid, refundDue } = order;
  const isRefunded = paid > 0 && refundable(order) === 0;
  const may: Record<OrderAction, boolean> = {
    produce: mayMoveTo(state, 'in-production') && !isRefunded,
    fulfil: mayMoveTo(state, 'fulfilled') && !isRefunded,
    deliver: mayMoveTo(state, 'delivered'),
    refund: refundDue === 0 && refundable(order) > 0,
    'retry-refund': refundDue > 0,
    cancel: mayMoveTo(state, 'cancelled') && refundDue === 0,
  };
  return ORDER_ACTIONS.filter((action) => may[action]);
}
