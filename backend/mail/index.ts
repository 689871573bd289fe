export type {
  LineFacts,
  OrderFacts,
  RenderedMail,
  RestockFacts,
  ShopFacts,
} from './kit/look';
export { createMailer, type Mailer } from './mailer';
export { outboxFolder, removeFromOutbox } from './outbox';
export type { OutgoingMail } from './outgoing-mail';
export {
  backInStock,
  CASE_MAILS,
  type CaseMailKind,
  ORDER_MAILS,
  type OrderMailKind,
} from './templates';
export type { AccountNews } from './to-person';
export * as toPerson from './to-person';
export type { OfficeLinks, SummaryPart } from './to-shop';
export * as toShop from './to-shop';
