import { and, eq, inArray, sql } from 'drizzle-orm';
import { ATTACHMENT_TOO_LARGE, MAX_ATTACHMENT_BYTES, MAX_CASE_BYTES } from '@/core/model/case';
import { tooLarge } from '../../base/errors';
import { caseAttachments, caseMessages, uploads } from '../../db/schema';
import type { Tx } from '../shop-admin/hosts';
import type { ShopRef } from '../shops/find-shop';
import { claimUploads } from '../uploads/claim-uploads';
import type { MessageRow } from './case-rows';
import * as messages from './messages';

type NewMessage = Pick<
  MessageRow,
  'caseId' | 'senderType' | 'senderName' | 'message' | 'isInternal'
> & {
  /** Ids of uploads. */
  attachments: readonly string[];
};

/**
 * Writes a message with its pictures and answers its id. Its moment is the clock's, not that of the
 * transaction, which may have waited for another that wrote before.
 * @throws DomainError as `attachPhotos` does.
 */
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

interface Message {
  id: string;
  caseId: string;
}

/**
 * Makes uploads the pictures of a message; whoever calls holds the dispute, so that its sum is known.
 * @throws DomainError invalid for one that is not free, too-large for one too large or for too much in all.
 */
async function attachPhotos(
  tx: Tx,
  shop: ShopRef,
  { id: messageId, caseId }: Message,
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
  if (place >= 0) throw tooLarge(ATTACHMENT_TOO_LARGE, { path: `${FIELD}.${place}` });
}

/** Sums the bytes of a case's pictures as uploaded, those of the shop included. */
async function bytesOfCase(tx: Tx, shop: ShopRef, caseId: string): Promise<number> {
  const [sum] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::int` })
    .from(caseAttachments)
    .innerJoin(caseMessages, eq(caseMessages.id, caseAttachments.messageId))
    .innerJoin(uploads, eq(uploads.id, caseAttachments.uploadId))
    .where(and(eq(caseMessages.shopId, shop.id), eq(caseMessages.caseId, caseId)));
  return sum?.bytes ?? 0;
}
