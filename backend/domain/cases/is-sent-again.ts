import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { caseAttachments, caseMessages } from '../../db/schema';
import type { Tx } from '../shop-admin/hosts';
import type { ShopRef } from '../shops/find-shop';
import type { MessageRow } from './case-rows';

type Sent = Pick<MessageRow, 'caseId' | 'senderType' | 'message'> & {
  /** Admin who wrote it; shoppers may change their name. */
  senderName?: string;
  /** Ids of uploads. */
  attachments: readonly string[];
};

/**
 * Returns true for a repeat of the last message, as by a double click or a retry: within a minute, with the
 * same text and no further picture. Notes are compared on their own.
 */
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
    .where(
      and(
        eq(caseMessages.shopId, shop.id),
        eq(caseMessages.caseId, sent.caseId),
        eq(caseMessages.isInternal, false),
      ),
    )
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
