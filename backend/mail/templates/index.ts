import { cleanLine } from '@/core/values/clean-text';
import { writeLetter } from '../kit/letter';
import type { CaseFacts, OrderFacts, RenderedMail, RestockFacts, ShopFacts } from '../kit/look';
import { variant } from '../parts/products';
import { button, heading, linkLine, paragraph, restockReason } from '../parts/text';
import { caseAnswered, caseReceived } from './cases';
import * as messages from './messages';
import { orderCancelled, orderConfirmed, orderLink, orderRefunded, orderShipped } from './orders';

type Template<Facts> = (shop: ShopFacts, facts: Facts) => RenderedMail;

type OrderEvent = 'confirmed' | 'shipped' | 'refunded' | 'cancelled' | 'link';
export type OrderMailKind = `order-${OrderEvent}`;
export type CaseMailKind = 'case-received' | 'case-answered';

export const ORDER_MAILS: Record<OrderMailKind, Template<OrderFacts>> = {
  'order-confirmed': orderConfirmed,
  'order-shipped': orderShipped,
  'order-refunded': orderRefunded,
  'order-cancelled': orderCancelled,
  'order-link': orderLink,
};

export const CASE_MAILS: Record<CaseMailKind, Template<CaseFacts>> = {
  'case-received': caseReceived,
  'case-answered': caseAnswered,
};

export function backInStock(shop: ShopFacts, restock: RestockFacts): RenderedMail {
  const name = cleanLine(restock.name);
  return writeLetter(shop, {
    subject: messages.backSubject(name),
    preview: messages.backPreview(name),
    reason: restockReason(shop),
    parts: (look) => [
      heading(look, messages.backHeading),
      paragraph(look, messages.backNote),
      variant(look, restock),
      button(look, messages.seeInShop, restock.link),
      linkLine(look, messages.unsubscribe, restock.unsubscribe),
    ],
  });
}
