import { and, asc, eq, inArray } from 'drizzle-orm';
import { caseAttachments, caseMessages, media, uploads } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import type { CaseReader, MessageRow } from './case-wire';

export interface Photo {
  uploadId: string;
  messageId: string;
  key: string;
  /** In px. */
  width: number;
  height: number;
}

/** Loads the messages of cases with their pictures, the oldest first. */
export interface Written {
  messages: MessageRow[];
  photos: Photo[];
}

/** Reads what is written in disputes; the shop's notes for the shop alone. */
export async function loadMessages(
  { db, shop }: Pick<ShopServices, 'db' | 'shop'>,
  caseIds: readonly string[],
  reader: CaseReader,
): Promise<Written> {
  if (caseIds.length === 0) return { messages: [], photos: [] };
  const { createdAt, id, caseId, shopId, isInternal } = caseMessages;
  const isRead = and(
    eq(shopId, shop.id),
    inArray(caseId, [...caseIds]),
    reader === 'shop' ? undefined : eq(isInternal, false),
  );
  const [messages, photos] = await Promise.all([
    db.select().from(caseMessages).where(isRead).orderBy(asc(createdAt), asc(id)),
    db
      .select({
        uploadId: uploads.id,
        messageId: caseAttachments.messageId,
        key: media.key,
        width: media.width,
        height: media.height,
      })
      .from(caseAttachments)
      .innerJoin(caseMessages, eq(id, caseAttachments.messageId))
      .innerJoin(uploads, eq(uploads.id, caseAttachments.uploadId))
      .innerJoin(media, eq(media.key, uploads.mediaKey))
      .where(isRead)
      .orderBy(asc(uploads.createdAt), asc(uploads.id)),
  ]);
  return { messages, photos };
}
