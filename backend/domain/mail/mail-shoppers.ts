import { eq, type SQL } from 'drizzle-orm';
import type { CaseSender } from '@/core/model/case';
import { matching, type Tx } from '../../db/rows';
import {
  caseAttachments,
  caseMessages,
  cases,
  type OrderRow,
  orders,
  shops,
} from '../../db/schema';
import { CASE_MAILS, type CaseMailKind, ORDER_MAILS, type OrderMailKind } from '../../mail';
import type { EventConsumer, EventHandler } from '../events/record-event';
import type { OrderEventKind } from '../orders/enter-state';
import { signOrderAccess } from '../orders/prove-order';
import { loadOrderFacts } from './order-facts';
import { queueMail } from './send-mails';
import { toShopFacts } from './shop-facts';

/** Writes to whoever ordered: once for each kind and suffix. */
const ofOrder =
  (kind: OrderMailKind): EventHandler<OrderEventKind> =>
  async (tx, services, { subjectId: id, shopId, data }) => {
    const { order, shop, facts } = await loadOrderFacts(tx, services, { id, shopId, ...data });
    // Nobody is left in it who could be written to.
    if (order.erasedAt) return;
    const suffix = suffixOf(kind, order);
    await queueMail(tx, services, {
      ...ORDER_MAILS[kind](shop, facts),
      ...{ shopId, occasion: `${kind} ${id}${suffix}`, recipient: order.email },
    });
  };

/** Tells apart what may come more than once: a second refund of an order is news, the first told again is not. */
function suffixOf(kind: OrderMailKind, order: OrderRow): string {
  if (kind === 'order-refunded') return ` ${order.refundedMinor + order.refundDueMinor}`;
  return kind === 'order-link' ? ` ${order.linksWithdrawn}` : '';
}

/** Writer of the message that each kind is about. */
const SENDERS: Record<CaseMailKind, CaseSender> = {
  'case-received': 'shopper',
  'case-answered': 'shop',
};

/** Writes once to whoever filed a dispute about a message of this kind; never about a note of the shop. */
const ofCase =
  (kind: CaseMailKind): EventHandler<'case.opened' | 'case.answered'> =>
  async (tx, services, { shopId, data: { messageId } }) => {
    const about = { shopId, id: messageId, isInternal: false, senderType: SENDERS[kind] };
    const row = await findMessage(tx, matching(caseMessages, about));
    if (!row) return;
    const shop = toShopFacts(services, row.shop);
    const { number, subject, email } = row.dispute;
    const access = encodeURIComponent(signOrderAccess(services, row.order));
    const isPhoto = matching(caseAttachments, { shopId, messageId });
    const facts = {
      ...{ number, subject, orderNumber: row.order.number, message: row.message },
      photos: await tx.$count(caseAttachments, isPhoto),
      link: `${shop.origin}/case-access?access=${access}`,
    };
    await queueMail(tx, services, {
      ...CASE_MAILS[kind](shop, facts),
      ...{ shopId, occasion: `${kind} ${messageId}`, recipient: email },
    });
  };

async function findMessage(tx: Tx, isIt: SQL | undefined) {
  const { message } = caseMessages;
  const [row] = await tx
    .select({ message, dispute: cases, order: orders, shop: shops })
    .from(caseMessages)
    .innerJoin(cases, eq(cases.id, caseMessages.caseId))
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .innerJoin(shops, eq(shops.id, caseMessages.shopId))
    .where(isIt);
  return row;
}

const orderCancelled = ofOrder('order-cancelled');

export const mailShoppers: EventConsumer = {
  'order.paid': ofOrder('order-confirmed'),
  'order.fulfilled': ofOrder('order-shipped'),
  'order.refunded': ofOrder('order-refunded'),
  'order.links-withdrawn': ofOrder('order-link'),
  // Nobody waits for what they never paid; what came to nothing is paid without money.
  'order.cancelled': async (tx, services, event) => {
    const { paidMinor, steps } = event.data;
    const wasPaid = paidMinor > 0 || steps.some(({ state }) => state === 'paid');
    if (wasPaid) await orderCancelled(tx, services, event);
  },
  'case.opened': ofCase('case-received'),
  'case.answered': ofCase('case-answered'),
};
