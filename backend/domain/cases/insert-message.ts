import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { MAX_ATTACHMENT_BYTES, MAX_CASE_BYTES } from '@/core/model/case';
import { attachmentTooLarge } from '@/core/model/messages';
import { tooLarge } from '../../base/errors';
import { matching } from '../../db/rows';
import { caseAttachments, caseMessages, uploads } from '../../db/schema';
import type { Tx } from '../shop-admin/hosts';
import type { ShopRef } from '../shops/find-shop';
import { claimUploads } from '../uploads/add-upload';
import type { MessageRow } from './case-wire';
import * as messages from './messages';

type NewMessage = Pick<
  MessageRow,
  'caseId' | 'senderType' | 'senderName' | 'message' | 'isInternal'
> & {
  /** Ids of uploads. */
  attachments: readonly string[];
};

/** Writes a message with its pictures and answers its id. Its moment is the clock's: the transaction may have waited. */
export async function insertMessage(
  tx: Tx,
  shop: ShopRef,
  { attachments, ...message }: NewMessage,
): Promise<string> {
  const [row] = await tx
    .insert(caseMessages)
    .values({ ...message, shopId: shop.id, createdAt: sql`clock_timestamp()` })
    .returning({ id: caseMessages.id });
  if (!row) throw new Error('A message was not written.');
  await attachPhotos(tx, shop, { id: row.id, caseId: message.caseId }, attachments);
  return row.id;
}

const FIELD = 'attachments';

/** Makes uploads the pictures of a message of a locked dispute. @throws DomainError invalid, too-large */
async function attachPhotos(
  tx: Tx,
  shop: ShopRef,
  { id: messageId, caseId }: { id: string; caseId: string },
  photos: readonly string[],
): Promise<void> {
  const ids = [...new Set(photos.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return;
  await claimUploads(tx, shop, ids, FIELD);
  await assertEachFits(tx, shop, ids);
  const rows = ids.map((uploadId) => ({ uploadId, messageId, shopId: shop.id }));
  await tx.insert(caseAttachments).values(rows);
  if ((await bytesOfCase(tx, shop, caseId)) <= MAX_CASE_BYTES) return;
  throw tooLarge(messages.photosTooLarge, { path: FIELD });
}

async function assertEachFits(tx: Tx, shop: ShopRef, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: uploads.id, bytes: uploads.bytes })
    .from(uploads)
    .where(and(eq(uploads.shopId, shop.id), inArray(uploads.id, [...ids])));
  const large = rows.filter(({ bytes }) => bytes > MAX_ATTACHMENT_BYTES).map(({ id }) => id);
  const place = ids.findIndex((id) => large.includes(id));
  if (place >= 0) throw tooLarge(attachmentTooLarge, { path: `${FIELD}.${place}` });
}

/** Sums the bytes of a case's pictures as uploaded, those of the shop included. */
async function bytesOfCase(tx: Tx, shop: ShopRef, caseId: string): Promise<number> {
  const [sum] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::int` })
    .from(caseAttachments)
    .innerJoin(caseMessages, eq(caseMessages.id, caseAttachments.messageId))
    .innerJoin(uploads, eq(uploads.id, caseAttachments.uploadId))
    .where(matching(caseMessages, { shopId: shop.id, caseId }));
  return sum?.bytes ?? 0;
}

type Sent = Pick<MessageRow, 'caseId' | 'senderType' | 'message'> & {
  /** Admin who wrote it; shoppers may change their name. */
  senderName?: string;
  attachments: readonly string[];
};

/** Returns true for a repeat of the last message that is no note, within a minute and with no further picture. */
export async function isSentAgain(tx: Tx, shop: ShopRef, sent: Sent): Promise<boolean> {
  const [last] = await tx
    .select({
      id: caseMessages.id,
      senderType: caseMessages.senderType,
      senderName: caseMessages.senderName,
      message: caseMessages.message,
      isRecent: sql<boolean>`${caseMessages.createdAt} > clock_timestamp() - interval '1 minute'`,
    })
    .from(caseMessages)
    .where(matching(caseMessages, { shopId: shop.id, caseId: sent.caseId, isInternal: false }))
    .orderBy(desc(caseMessages.createdAt), desc(caseMessages.id))
    .limit(1);
  const isSame =
    last?.isRecent === true &&
    last.senderType === sent.senderType &&
    last.message === sent.message &&
    (sent.senderName ?? last.senderName) === last.senderName;
  return isSame && hasAll(tx, shop, last.id, sent.attachments);
}

/** Returns true if a message has all of these pictures. */
export async function hasAll(
  tx: Tx,
  shop: ShopRef,
  messageId: string,
  attachments: readonly string[],
): Promise<boolean> {
  const ids = [...new Set(attachments.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return true;
  const rows = await tx
    .select({ id: caseAttachments.uploadId })
    .from(caseAttachments)
    .where(
      and(
        eq(caseAttachments.shopId, shop.id),
        eq(caseAttachments.messageId, messageId),
        // As text: what is no id of a picture is none of its own.
        inArray(sql`${caseAttachments.uploadId}::text`, ids),
      ),
    );
  return rows.length === ids.length;
}
