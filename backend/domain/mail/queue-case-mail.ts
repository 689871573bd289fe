import { and, count, eq } from 'drizzle-orm';
import type { CaseSender } from '@/core/model/case';
import type { Tx } from '../../db/in-transaction';
import { caseAttachments, caseMessages, cases, orders, shops } from '../../db/schema';
import { CASE_MAILS, type CaseMailKind } from '../../mail';
import type { ConsumerServices } from '../events/consumer';
import { signOrderAccess } from '../orders/order-access';
import { queueMail } from './queue-mail';
import { toShopFacts } from './shop-facts';

/** Whose message each kind tells of. */
const SENDERS: Record<CaseMailKind, CaseSender> = {
  'case-received': 'shopper',
  'case-answered': 'shop',
};

interface MailedMessage {
  id: string;
  shopId: string;
}

/**
 * Writes to whoever filed a dispute about one of its messages, once. Nothing is written of a note of the
 * shop, nor of a message that is not of this kind.
 */
export async function queueCaseMail(
  tx: Tx,
  services: ConsumerServices,
  kind: CaseMailKind,
  message: MailedMessage,
): Promise<void> {
  const found = await findMessage(tx, kind, message);
  if (!found) return;
  const shop = toShopFacts(services, found.shop);
  const { number, subject, email, orderId } = found.dispute;
  const access = encodeURIComponent(signOrderAccess(services, orderId));
  const facts = {
    number,
    subject,
    orderNumber: found.orderNumber,
    message: found.message,
    photos: await countPhotos(tx, message),
    link: `${shop.origin}/case-access?access=${access}`,
  };
  await queueMail(tx, services, {
    ...CASE_MAILS[kind](shop, facts),
    shopId: found.shop.id,
    occasion: `${kind} ${message.id}`,
    recipient: email,
  });
}

async function findMessage(tx: Tx, kind: CaseMailKind, { id, shopId }: MailedMessage) {
  const [found] = await tx
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
    .where(
      and(
        ...[eq(caseMessages.shopId, shopId), eq(caseMessages.id, id)],
        eq(caseMessages.isInternal, false),
        eq(caseMessages.senderType, SENDERS[kind]),
      ),
    );
  return found;
}

async function countPhotos(tx: Tx, { id, shopId }: MailedMessage): Promise<number> {
  const [counted] = await tx
    .select({ photos: count() })
    .from(caseAttachments)
    .where(and(eq(caseAttachments.shopId, shopId), eq(caseAttachments.messageId, id)));
  return counted?.photos ?? 0;
}
