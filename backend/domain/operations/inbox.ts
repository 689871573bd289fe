import { asc, desc, eq, inArray } from 'drizzle-orm';
import { LIST_PAGE_SIZE, type Waiting } from '@/core/model/operations';
import { ORDER_STATES } from '@/core/model/order';
import { isToBeSent } from '@/core/model/order-machine';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { lockRow, matching } from '../../db/rows';
import { cases, contactMessages, orders, products, reviews } from '../../db/schema';
import type { Operator } from '../admins/principal';
import { recordEvent } from '../events/record-event';
import type { ShopServices } from '../shops/find-shop';
import { photoAddress } from '../uploads/photo-access';
import * as messages from './messages';

export const toBeSent = inArray(orders.state, ORDER_STATES.filter(isToBeSent));

export async function countWaiting({ db, shop: { id: shopId } }: ShopServices): Promise<Waiting> {
  const [toSend, open, pending, unread] = await Promise.all([
    db.$count(orders, matching(orders, { shopId }, toBeSent)),
    db.$count(cases, matching(cases, { shopId, status: 'open' })),
    db.$count(reviews, matching(reviews, { shopId, status: 'pending' })),
    db.$count(contactMessages, matching(contactMessages, { shopId, isAnswered: false })),
  ]);
  return { orders: toSend, cases: open, reviews: pending, messages: unread };
}

/** Rows before a page, from 1 on. */
export const offsetOf = (page: number) => (page - 1) * LIST_PAGE_SIZE;

/** A page of the reviews that wait for the shop's word, the oldest first. */
export async function listReviews(services: ShopServices, page: number) {
  const { db, shop } = services;
  const where = matching(reviews, { shopId: shop.id, status: 'pending' });
  const [rows, total] = await Promise.all([
    db
      .select({ review: reviews, product: products.name, slug: products.slug })
      .from(reviews)
      .leftJoin(products, eq(products.id, reviews.productId))
      .where(where)
      .orderBy(asc(reviews.createdAt), asc(reviews.id))
      .limit(LIST_PAGE_SIZE)
      .offset(offsetOf(page)),
    db.$count(reviews, where),
  ]);
  const entries = rows.map(({ review, product, slug }) => {
    const { id, name, rating, title, text, images, createdAt } = review;
    return {
      ...{ id, name, rating, title, text, product: product ?? '', slug: slug ?? '' },
      photos: images.map((address) => photoAddress(services, address)),
      handedIn: createdAt.toISOString(),
    };
  });
  return { entries, total, page };
}

/** A page of what shoppers wrote to a shop: what is not done first, then the newest first. */
export async function listMessages({ db, shop }: ShopServices, page: number) {
  const where = matching(contactMessages, { shopId: shop.id });
  const { isAnswered, createdAt, id: messageId } = contactMessages;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(asc(isAnswered), desc(createdAt), desc(messageId))
      .limit(LIST_PAGE_SIZE)
      .offset(offsetOf(page)),
    db.$count(contactMessages, where),
  ]);
  const entries = rows.map(({ id, name, email, subject, message, ...row }) => ({
    ...{ id, name, email, subject, message, order_id: row.orderNumber, isDone: row.isAnswered },
    createdAt: row.createdAt.toISOString(),
  }));
  return { entries, total, page };
}

/** Notes that a message is done with, or is not. @throws DomainError not-found */
export async function markMessage(
  { db, shop }: ShopServices,
  { id: adminId }: Operator,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = { shopId: shop.id, id };
    const message = isUuid(id) && (await lockRow(tx, contactMessages, own));
    if (!message) throw notFound(messages.noMessage, 'id');
    if (message.isAnswered === isDone) return;
    await tx
      .update(contactMessages)
      .set({ isAnswered: isDone })
      .where(matching(contactMessages, own));
    const kind = isDone ? 'message.answered' : 'message.reopened';
    await recordEvent(tx, message, { kind, actor: { adminId }, data: {} });
  });
}
