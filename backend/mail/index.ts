export type {
  CaseFacts,
  LineFacts,
  OrderFacts,
  RenderedMail,
  RestockFacts,
  ShopFacts,
} from './kit/facts';
export { createMailer, type Mailer, type MailerOptions } from './mailer';
export type { MailSender, OutgoingMail } from './outgoing-mail';
export {
  backInStock,
  CASE_MAILS,
  type CaseMailKind,
  ORDER_MAILS,
  type OrderMailKind,
} from './templates';
