import type { OrderState } from '../model/order';

/**
 * What may follow what. A cancelled order may still be paid: what was paid in the last moment, while it
 * was given up, is taken or given back, never lost.
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

export function mayFollow(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** Whether an order waits for its payment. */
export function isUnpaid(state: OrderState): boolean {
  return UNPAID.includes(state);
}

export function isToBeSent(state: OrderState): boolean {
  return TO_BE_SENT.includes(state);
}
