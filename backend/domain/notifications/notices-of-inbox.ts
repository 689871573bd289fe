import { eq } from 'drizzle-orm';
import { findRow, matching, type Tx } from '../../db/rows';
import {
  caseAttachments,
  caseMessages,
  cases,
  contactMessages,
  orders,
  products,
  reviews,
  type ShopRow,
} from '../../db/schema';
import type { DomainEvent } from '../../db/schema/events';
import { toShop } from '../../mail';
import type { ConsumerServices } from '../events/record-event';
import { toShopFacts } from '../mail/shop-facts';
import type { Notice } from './notify';

/** A message of the contact page; an answer to the e-mail goes to whoever wrote it. */
export async function noticeOfMessage(
  tx: Tx,
  services: ConsumerServices,
  shop: ShopRow,
  { shopId, subjectId: id }: DomainEvent<'message.received'>,
): Promise<Notice[]> {
  const sent = await findRow(tx, contactMessages, { shopId, id });
  if (!sent) return [];
  return [
    {
      occasion: `message.received ${id}`,
      ...{ line: '', path: '/design/messages', replyTo: sent.email },
      write: (links) => toShop.newMessage(toShopFacts(services, shop), links, sent),
    },
  ];
}

/** A dispute, or what a shopper added to one. */
export async function noticeOfCase(
  tx: Tx,
  services: ConsumerServices,
  shop: ShopRow,
  { kind, shopId, data: { messageId } }: DomainEvent<'case.opened' | 'case.message-added'>,
): Promise<Notice[]> {
  const isIt = { shopId, id: messageId, senderType: 'shopper' as const };
  const { message } = caseMessages;
  const [row] = await tx
    .select({ message, dispute: cases, orderNumber: orders.number })
    .from(caseMessages)
    .innerJoin(cases, eq(cases.id, caseMessages.caseId))
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(matching(caseMessages, isIt));
  if (!row) return [];
  const { id, number, name, subject } = row.dispute;
  const isPhoto = matching(caseAttachments, { shopId, messageId });
  const written = {
    ...{ number, name, subject, message: row.message, orderNumber: row.orderNumber },
    photos: await tx.$count(caseAttachments, isPhoto),
    isFirst: kind === 'case.opened',
  };
  return [
    {
      occasion: `case ${messageId}`,
      line: number,
      path: `/design/cases?case=${id}`,
      write: (links) => toShop.caseMessage(toShopFacts(services, shop), links, written),
    },
  ];
}

/** A review that waits to be approved; nothing once it was judged. */
export async function noticeOfReview(
  tx: Tx,
  services: ConsumerServices,
  shop: ShopRow,
  { shopId, subjectId: id }: DomainEvent<'review.submitted'>,
): Promise<Notice[]> {
  const [row] = await tx
    .select({ review: reviews, product: products.name })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(matching(reviews, { shopId, id, status: 'pending' }));
  if (!row) return [];
  const { name, rating, title, text, images } = row.review;
  const review = { name, rating, title, text, photos: images.length, product: row.product ?? '' };
  return [
    {
      occasion: `review.submitted ${id}`,
      ...{ line: '', path: '/design/reviews' },
      write: (links) => toShop.newReview(toShopFacts(services, shop), links, review),
    },
  ];
}
