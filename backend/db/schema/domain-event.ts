import type { CaseStatus } from '@/core/model/case';
import type { OrderState } from '@/core/model/order';

/** Fields of an order that change after it is placed, as of an event; amounts in cents. */
export interface OrderSnapshot {
  state: OrderState;
  steps: { state: OrderState; at: string }[];
  paidMinor: number;
  refundedMinor: number;
  refundDueMinor: number;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
}

type Nothing = Record<string, never>;
type OfMessage = { messageId: string };
type OfPieces = { pieces: { variantId: string; quantity: number }[] };
type OfVerdict = { before: 'pending' | 'approved' | 'rejected' };

/**
 * Kinds of events, each with the data that cannot be looked up afterwards: ids, sums and states, never texts or
 * names of people. The subject is an order, a message, a case or a review, as the kind begins; of stock, the
 * order that took the pieces, or the shop that was imported into.
 */
export interface EventData {
  'order.placed': Nothing;
  'order.payment-opened': Nothing;
  'order.paid': OrderSnapshot;
  /** `problem` says why the money does not count. */
  'order.payment-refused': OrderSnapshot & { problem: string };
  'order.in-production': OrderSnapshot;
  'order.fulfilled': OrderSnapshot;
  'order.delivered': OrderSnapshot;
  'order.cancelled': OrderSnapshot;
  'order.refund-requested': OrderSnapshot;
  /** Money was given back, all of it or a part. */
  'order.refunded': OrderSnapshot;
  /** Money that was given back has returned to the shop. */
  'order.refund-failed': OrderSnapshot;
  'stock.taken': OfPieces;
  'stock.returned': OfPieces;
  /** An import has set the stock of so many variants. */
  'stock.imported': { variants: number };
  'message.received': Nothing;
  'message.answered': Nothing;
  'message.reopened': Nothing;
  'case.opened': OfMessage;
  'case.message-added': OfMessage;
  'case.answered': OfMessage;
  'case.note-added': OfMessage;
  'case.status-changed': { before: CaseStatus; after: CaseStatus };
  'review.submitted': Nothing;
  'review.approved': OfVerdict;
  'review.rejected': OfVerdict;
}

export type EventKind = keyof EventData;

/** Actor: an admin by their id, null for a command of the shop. */
export type Actor = 'shopper' | 'provider' | 'system' | { adminId: string | null };

/** An event as its consumers get it. */
export interface DomainEvent<Kind extends EventKind = EventKind> {
  kind: Kind;
  shopId: string;
  /** The id of what it happened to. */
  subjectId: string;
  data: EventData[Kind];
}
