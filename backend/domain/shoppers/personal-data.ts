import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ShopperCounts } from '@/core/model/operations';
import { matching, type Reader } from '../../db/rows';
import {
  caseAttachments,
  caseMessages,
  cases,
  contactMessages,
  mails,
  media,
  orderLines,
  orders,
  restockRequests,
  uploads,
} from '../../db/schema';

/** A shopper of a shop, by an e-mail address in lower case. */
export interface Shopper {
  shopId: string;
  email: string;
}

export type PersonalData = Awaited<ReturnType<typeof loadPersonalData>>;

/**
 * Loads whatever a shop has of an e-mail address, by every table that tells of people (docs/security.md lists them).
 * Reviews carry a name and no address: nobody can tell whose they are.
 */
export async function loadPersonalData(db: Reader, { shopId, email }: Shopper) {
  const ownOrders = await db
    .select()
    .from(orders)
    .where(matching(orders, { shopId, email }))
    .orderBy(asc(orders.placedAt), asc(orders.id));
  const orderIds = ownOrders.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(matching(orderLines, { shopId }, inArray(orderLines.orderId, orderIds)))
    .orderBy(asc(orderLines.position));
  const isOwnCase = or(eq(cases.email, email), inArray(cases.orderId, orderIds));
  const ownCases = await db
    .select()
    .from(cases)
    .where(matching(cases, { shopId }, isOwnCase))
    .orderBy(asc(cases.createdAt));
  const caseIds = ownCases.map(({ id }) => id);
  const thread = await db
    .select()
    .from(caseMessages)
    .where(matching(caseMessages, { shopId }, inArray(caseMessages.caseId, caseIds)))
    .orderBy(asc(caseMessages.createdAt));
  const messageIds = thread.map(({ id }) => id);
  const photos = await db
    .select({ uploadId: uploads.id, messageId: caseAttachments.messageId, key: media.key })
    .from(caseAttachments)
    .innerJoin(uploads, eq(uploads.id, caseAttachments.uploadId))
    .innerJoin(media, eq(media.key, uploads.mediaKey))
    .where(matching(caseAttachments, { shopId }, inArray(caseAttachments.messageId, messageIds)));
  const written = await db
    .select()
    .from(contactMessages)
    .where(matching(contactMessages, { shopId }, isAddress(contactMessages.email, email)))
    .orderBy(asc(contactMessages.createdAt));
  const requests = await db
    .select()
    .from(restockRequests)
    .where(matching(restockRequests, { shopId, email }))
    .orderBy(asc(restockRequests.createdAt));
  const subjects = [...orderIds, ...messageIds, ...[...written, ...requests].map(({ id }) => id)];
  const own = or(
    isAddress(mails.recipient, email),
    isAddress(mails.replyTo, email),
    ...subjects.map((id) => sql`strpos(${mails.occasion}, ${id}) > 0`),
  );
  const sent = await db
    .select()
    .from(mails)
    .where(matching(mails, { shopId }, own))
    .orderBy(asc(mails.createdAt));
  return {
    ...{ orders: ownOrders, lines, cases: ownCases, thread, photos, subjects },
    ...{ messages: written, restock: requests, mails: sent },
  };
}

/** Condition: an address as its shopper typed it is this one. */
const isAddress = (column: SQL | Parameters<typeof eq>[0], email: string): SQL =>
  sql`lower(${column}) = ${email}`;

/** Counts what a shop has of a shopper, by kind. */
export const countsOf = (data: PersonalData): ShopperCounts => ({
  orders: data.orders.length,
  cases: data.cases.length,
  photos: data.photos.length,
  messages: data.messages.length,
  restock: data.restock.length,
  mails: data.mails.length,
});
