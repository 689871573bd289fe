import { desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { MAX_ATTACHMENT_BYTES, MAX_CASE_BYTES } from '@/core/model/case';
import { attachmentTooLarge } from '@/core/model/messages';
import { tooLarge } from '../../base/errors';
import { matching } from '../../db/rows';
import {
  type CaseRow,
  caseAttachments,
  caseMessages,
  type MessageRow,
  uploads,
} from '../../db/schema';
import type { Tx } from '../shop-admin/hosts';
import { claimUploads } from '../uploads/add-upload';
import * as messages from './messages';

type Dispute = Pick<CaseRow, 'id' | 'shopId'>;
/** A message with the ids of uploads as its pictures. */
type NewMessage = Pick<MessageRow, 'senderType' | 'senderName' | 'message' | 'isInternal'> &
  Attached;
type Attached = { attachments: readonly string[] };

/** Writes a message with its pictures and answers its id. Its moment is the clock's: the transaction may have waited. */
export async function insertMessage(
  tx: Tx,
  { id: caseId, shopId }: Dispute,
  { attachments, ...message }: NewMessage,
): Promise<string> {
  const [row] = await tx
    .insert(caseMessages)
    .values({ ...message, caseId, shopId, createdAt: sql`clock_timestamp()` })
    .returning();
  if (!row) throw new Error('A message was not written.');
  await attachPhotos(tx, row, idsOf(attachments));
  return row.id;
}

const FIELD = 'attachments';

const idsOf = (photos: readonly string[]) => [...new Set(photos.map((id) => id.toLowerCase()))];

/** Makes uploads the pictures of a message of a locked dispute. @throws DomainError invalid, too-large */
async function attachPhotos(tx: Tx, { id: messageId, caseId, shopId }: MessageRow, ids: string[]) {
  if (ids.length === 0) return;
  await claimUploads(tx, { id: shopId }, ids, FIELD);
  const isLarge = gt(uploads.bytes, MAX_ATTACHMENT_BYTES);
  const large = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(matching(uploads, { shopId }, inArray(uploads.id, ids), isLarge));
  const largeIds = large.map(({ id }) => id);
  const place = ids.findIndex((id) => largeIds.includes(id));
  if (place >= 0) throw tooLarge(attachmentTooLarge, { path: `${FIELD}.${place}` });
  await tx.insert(caseAttachments).values(ids.map((uploadId) => ({ uploadId, messageId, shopId })));
  if ((await bytesOfCase(tx, { id: caseId, shopId })) <= MAX_CASE_BYTES) return;
  throw tooLarge(messages.photosTooLarge, { path: FIELD });
}

/** Sums the bytes of a case's pictures as uploaded, those of the shop included. */
async function bytesOfCase(tx: Tx, { id: caseId, shopId }: Dispute): Promise<number> {
  const [sum] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::int` })
    .from(caseAttachments)
    .innerJoin(caseMessages, eq(caseMessages.id, caseAttachments.messageId))
    .innerJoin(uploads, eq(uploads.id, caseAttachments.uploadId))
    .where(matching(caseMessages, { shopId, caseId }));
  return sum?.bytes ?? 0;
}

/**
 * Returns true for a repeat of the last message that is no note, within a minute and with no further picture.
 * @param sent with the admin who wrote it; shoppers may change their name.
 */
export async function isSentAgain(
  tx: Tx,
  { id: caseId, shopId }: Dispute,
  sent: Pick<MessageRow, 'senderType' | 'message'> & { senderName?: string } & Attached,
): Promise<boolean> {
  const isRecent = sql<boolean>`${caseMessages.createdAt} > clock_timestamp() - interval '1 minute'`;
  const [newest] = await tx
    .select({ last: caseMessages, isRecent })
    .from(caseMessages)
    .where(matching(caseMessages, { shopId, caseId, isInternal: false }))
    .orderBy(desc(caseMessages.createdAt), desc(caseMessages.id))
    .limit(1);
  if (!newest?.isRecent) return false;
  const { senderType, message, senderName } = newest.last;
  const isSame =
    senderType === sent.senderType &&
    message === sent.message &&
    senderName === (sent.senderName ?? senderName);
  return isSame && hasAll(tx, newest.last, sent.attachments);
}

/** Returns true if a message has all of these pictures. */
export async function hasAll(
  tx: Tx,
  { id: messageId, shopId }: Pick<MessageRow, 'id' | 'shopId'>,
  attachments: readonly string[],
): Promise<boolean> {
  const ids = idsOf(attachments);
  if (ids.length === 0) return true;
  // As text: what is no id of a picture is none of its own.
  const isNamed = inArray(sql`${caseAttachments.uploadId}::text`, ids);
  const isIts = matching(caseAttachments, { shopId, messageId }, isNamed);
  return (await tx.$count(caseAttachments, isIts)) === ids.length;
}
