import { and, asc, eq, type InferSelectModel, inArray } from 'drizzle-orm';
import type { Case, CaseMessage } from '@/core/model/case';
import { caseAttachments, caseMessages, type cases, media, uploads } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import { photoAddress } from '../uploads/photo-access';
import { attachmentAddress, attachmentName } from './attachments';

export type CaseRow = InferSelectModel<typeof cases>;
export type MessageRow = InferSelectModel<typeof caseMessages>;

/** Reader of a case: shoppers see neither the shop's notes nor which of its admins wrote. */
type CaseReader = 'shopper' | 'shop';

interface Telling {
  services: Services;
  shop: ShopRef;
  reader: CaseReader;
}

/** A dispute as the contract has it; moments as ISO text. */
export function toCase(
  telling: Telling,
  { row, orderNumber }: { row: CaseRow; orderNumber: string },
  { messages, photos }: Written,
): Case {
  const { id, number, name, subject, type, status, createdAt, updatedAt } = row;
  return {
    ...{ id, number, order_id: orderNumber, name, subject, type, status },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    messages: messages
      .filter(({ caseId }) => caseId === id)
      .map((message) => toMessage(telling, message, photos)),
  };
}

function toMessage(telling: Telling, row: MessageRow, photos: readonly Photo[]): CaseMessage {
  const { services, shop, reader } = telling;
  const { id, message, senderType, isInternal, createdAt } = row;
  const own = photos.filter(({ messageId }) => messageId === id);
  return {
    ...{ id, message, senderType, isInternal },
    // Shoppers deal with the shop; who of it wrote is the shop's own affair.
    senderName: reader === 'shopper' && senderType === 'shop' ? shop.name : row.senderName,
    createdAt: createdAt.toISOString(),
    attachments: own.map(({ uploadId, key, width, height }, place) => ({
      id: uploadId,
      name: attachmentName(place),
      url: attachmentAddress(services, shop, uploadId),
      ...{ width, height },
      preview: reader === 'shop' ? photoAddress(services, key) : '',
    })),
  };
}

interface Photo {
  uploadId: string;
  messageId: string;
  key: string;
  /** In px. */
  width: number;
  height: number;
}

interface Written {
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
