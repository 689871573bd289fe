import type { CaseFacts, OrderFacts, RenderedMail, ShopFacts } from '../kit/look';
import { caseAnswered, caseReceived } from './cases';
import { orderCancelled, orderConfirmed, orderRefunded, orderShipped } from './orders';

export { backInStock } from './back-in-stock';

type Template<Facts> = (shop: ShopFacts, facts: Facts) => RenderedMail;

export type OrderMailKind =
  | 'order-confirmed'
  | 'order-shipped'
  | 'order-refunded'
  | 'order-cancelled';
export type CaseMailKind = 'case-received' | 'case-answered';

export const ORDER_MAILS: Record<OrderMailKind, Template<OrderFacts>> = {
  'order-confirmed': orderConfirmed,
  'order-shipped': orderShipped,
  'order-refunded': orderRefunded,
  'order-cancelled': orderCancelled,
};

export const CASE_MAILS: Record<CaseMailKind, Template<CaseFacts>> = {
  'case-received': caseReceived,
  'case-answered': caseAnswered,
};
