import { count, eq } from 'drizzle-orm';
import type { CaseSender } from '@/core/model/case';
import type { Tx } from '../../db/in-transaction';
import { matching } from '../../db/rows';
import { caseAttachments, caseMessages, cases, orders, shops } from '../../db/schema';
import { CASE_MAILS, type CaseMailKind, ORDER_MAILS, type OrderMailKind } from '../../mail';
import type { ConsumerServices, EventConsumer, EventHandler } from '../events/consumer';
import type { OrderEventKind } from '../orders/enter-state';
import { signOrderAccess } from '../orders/prove-order';
import { loadOrderFacts, type MailedOrder, type OrderMailFacts } from './order-facts';
import { queueMail } from './send-mails';
import { toShopFacts } from './shop-facts';

const ofOrder =
  (mail: OrderMailKind): EventHandler<OrderEventKind> =>
  (tx, services, { subjectId: id, shopId, data }) =>
    queueOrderMail(tx, services, mail, { id, shopId, ...data });

const ofCase =
  (mail: CaseMailKind): EventHandler<'case.opened' | 'case.answered'> =>
  (tx, services, { shopId, data }) =>
    queueCaseMail(tx, services, mail, { id: data.messageId, shopId });

const orderCancelled = ofOrder('order-cancelled');

export const mailShoppers: EventConsumer = {
  'order.paid': ofOrder('order-confirmed'),
  'order.fulfilled': ofOrder('order-shipped'),
  'order.refunded': ofOrder('order-refunded'),
  // Nobody waits for what they never paid; what came to nothing is paid without money.
  'order.cancelled': async (tx, services, event) => {
    const { paidMinor, steps } = event.data;
    const wasPaid = paidMinor > 0 || steps.some(({ state }) => state === 'paid');
    if (wasPaid) await orderCancelled(tx, services, event);
  },
  'case.opened': ofCase('case-received'),
  'case.answered': ofCase('case-answered'),
};

/** Writes to whoever ordered: once for each kind, and for each sum that was refunded. */
async function queueOrderMail(
  tx: Tx,
  services: ConsumerServices,
  kind: OrderMailKind,
  mailed: MailedOrder,
): Promise<void> {
  const loaded = await loadOrderFacts(tx, services, mailed);
  const { order, shop, facts } = loaded;
  await queueMail(tx, services, {
    ...ORDER_MAILS[kind](shop, facts),
    shopId: order.shopId,
    occasion: occasionOf(kind, loaded),
    recipient: order.email,
  });
}

/** A second refund of an order is news; the first told again is not. */
function occasionOf(kind: OrderMailKind, { order, facts }: OrderMailFacts): string {
  const suffix = kind === 'order-refunded' ? ` ${facts.refundMinor}` : '';
  return `${kind} ${order.id}${suffix}`;
}

/** Writer of the message that each kind is about. */
const SENDERS: Record<CaseMailKind, CaseSender> = {
  'case-received': 'shopper',
  'case-answered': 'shop',
};

interface MailedMessage {
  id: string;
  shopId: string;
}

/** Writes once to whoever filed a dispute about a message of this kind; never about a note of the shop. */
async function queueCaseMail(
  tx: Tx,
  services: ConsumerServices,
  kind: CaseMailKind,
  message: MailedMessage,
): Promise<void> {
  const row = await findMessage(tx, kind, message);
  if (!row) return;
  const shop = toShopFacts(services, row.shop);
  const { number, subject, email, orderId } = row.dispute;
  const access = encodeURIComponent(signOrderAccess(services, orderId));
  const facts = {
    number,
    subject,
    orderNumber: row.orderNumber,
    message: row.message,
    photos: await countPhotos(tx, message),
    link: `${shop.origin}/case-access?access=${access}`,
  };
  await queueMail(tx, services, {
    ...CASE_MAILS[kind](shop, facts),
    shopId: row.shop.id,
    occasion: `${kind} ${message.id}`,
    recipient: email,
  });
}

async function findMessage(tx: Tx, kind: CaseMailKind, { id, shopId }: MailedMessage) {
  const [row] = await tx
    .select({
      message: caseMessages.message,
      dispute: cases,
      orderNumber: orders.number,
      shop: shops,
    })
    .from(caseMessages)
    .innerJoin(cases, eq(cases.id, caseMessages.caseId))
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .innerJoin(shops, eq(shops.id, caseMessages.shopId))
    .where(matching(caseMessages, { shopId, id, isInternal: false, senderType: SENDERS[kind] }));
  return row;
}

async function countPhotos(tx: Tx, { id, shopId }: MailedMessage): Promise<number> {
  const [counted] = await tx
    .select({ photos: count() })
    .from(caseAttachments)
    .where(matching(caseAttachments, { shopId, messageId: id }));
  return counted?.photos ?? 0;
}
