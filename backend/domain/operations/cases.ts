import { and, asc, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { OperatorCase } from '@/core/model/operations';
import { isUuid } from '../../db/is-uuid';
import { caseAttachments, caseMessages, cases, media, orders, uploads } from '../../db/schema';
import { HttpError, notFound } from '../../errors';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { rowsOf } from './list-page';
import { photoAddress } from './photo-access';

const CLOSED = 'This dispute is closed.';

/** A page of the disputes of a shop: what waits for the shop first, then the newest first. */
export async function listCases(
  { db }: Services,
  shop: ShopRef,
  { filter, page }: { filter: 'waiting' | 'all'; page: number },
) {
  const isAsked: SQL | undefined = filter === 'waiting' ? eq(cases.status, 'open') : undefined;
  const where = and(eq(cases.shopId, shop.id), isAsked);
  const { limit, offset } = rowsOf(page);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ found: cases, order: orders.number })
      .from(cases)
      .innerJoin(orders, eq(orders.id, cases.orderId))
      .where(where)
      .orderBy(desc(eq(cases.status, 'open')), desc(cases.updatedAt), desc(cases.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(cases).where(where),
  ]);
  const entries = rows.map(({ found, order }) => {
    const { id, number, name, subject, type, status, updatedAt } = found;
    const text = { id, number, name, subject, type, status, order_id: order };
    return { ...text, updatedAt: updatedAt.toISOString() };
  });
  return { entries, total: counted?.total ?? 0, page };
}

/** A dispute of a shop with its whole thread, the notes included. @throws HttpError 404 */
export async function getCase(
  services: Services,
  shop: ShopRef,
  id: string,
): Promise<OperatorCase> {
  const { db } = services;
  const [row] = isUuid(id)
    ? await db
        .select({ found: cases, order: orders.number })
        .from(cases)
        .innerJoin(orders, eq(orders.id, cases.orderId))
        .where(and(eq(cases.shopId, shop.id), eq(cases.id, id)))
    : [];
  if (!row) throw notFound('There is no such dispute.', 'id');
  const { number, name, email, subject, type, status, createdAt } = row.found;
  return {
    ...{ id, number, name, email, subject, type, status, order_id: row.order },
    createdAt: createdAt.toISOString(),
    messages: await findThread(services, shop, id),
  };
}

async function findThread(
  services: Services,
  shop: ShopRef,
  caseId: string,
): Promise<OperatorCase['messages']> {
  const { db } = services;
  const thread = await db
    .select()
    .from(caseMessages)
    .where(and(eq(caseMessages.shopId, shop.id), eq(caseMessages.caseId, caseId)))
    .orderBy(asc(caseMessages.createdAt), asc(caseMessages.id));
  const ids = thread.map(({ id }) => id);
  const pictures = await db
    .select({ messageId: caseAttachments.messageId, picture: media, id: uploads.id })
    .from(caseAttachments)
    .innerJoin(uploads, eq(uploads.id, caseAttachments.uploadId))
    .innerJoin(media, eq(media.key, uploads.mediaKey))
    .where(and(eq(caseAttachments.shopId, shop.id), inArray(caseAttachments.messageId, ids)));
  return thread.map(({ id, message, senderType, senderName, isInternal, createdAt }) => ({
    ...{ id, message, senderType, senderName, isInternal },
    createdAt: createdAt.toISOString(),
    attachments: pictures
      .filter(({ messageId }) => messageId === id)
      .map(({ id: uploadId, picture: { key, width, height } }, at) => {
        const url = photoAddress(services, key);
        return { id: uploadId, name: `Photo ${at + 1}`, url, width, height };
      }),
  }));
}

interface Said {
  id: string;
  message: string;
  /** Who says it, as the other side reads it. */
  name: string;
}

/** Answers the shopper; the dispute waits for them then. @throws HttpError 404; 409 where it is closed. */
export async function answerCase(services: Services, shop: ShopRef, said: Said) {
  return addMessage(services, shop, said, false);
}

/** Adds a note that the shopper never sees. @throws HttpError 404; 409 where it is closed. */
export async function addNote(services: Services, shop: ShopRef, said: Said) {
  return addMessage(services, shop, said, true);
}

async function addMessage(
  services: Services,
  shop: ShopRef,
  { id, message, name }: Said,
  isInternal: boolean,
): Promise<OperatorCase> {
  await getCase(services, shop, id);
  await services.db.transaction(async (tx) => {
    const updatedAt = new Date(services.now());
    const mine = and(eq(cases.shopId, shop.id), eq(cases.id, id), ne(cases.status, 'closed'));
    const [open] = await tx
      .update(cases)
      .set({ updatedAt, ...(isInternal ? {} : { status: 'answered' as const }) })
      .where(mine)
      .returning({ id: cases.id });
    if (!open) throw new HttpError(409, CLOSED);
    await tx.insert(caseMessages).values({
      ...{ shopId: shop.id, caseId: id, message, isInternal },
      ...{ senderType: 'shop' as const, senderName: name },
    });
  });
  return getCase(services, shop, id);
}

/** Ends a dispute; one that has ended stays so. @throws HttpError 404 */
export async function closeCase(services: Services, shop: ShopRef, id: string) {
  await getCase(services, shop, id);
  await services.db
    .update(cases)
    .set({ status: 'closed', updatedAt: new Date(services.now()) })
    .where(and(eq(cases.shopId, shop.id), eq(cases.id, id), ne(cases.status, 'closed')));
  return getCase(services, shop, id);
}
