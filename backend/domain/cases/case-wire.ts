import { asc, eq, inArray } from 'drizzle-orm';
import type { Case, CaseMessage } from '@/core/model/case';
import { matching } from '../../db/rows';
import {
  type CaseRow,
  caseAttachments,
  caseMessages,
  type MessageRow,
  media,
  uploads,
} from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { photoAddress } from '../uploads/photo-access';
import { attachmentAddress, attachmentName } from './attachments';

/** Reader of a case: shoppers see neither the shop's notes nor which of its admins wrote. */
type CaseReader = 'shopper' | 'shop';

type Written = Awaited<ReturnType<typeof loadMessages>>;

/** A dispute as the contract has it; moments as ISO text. */
export function toCase(
  services: ShopServices,
  reader: CaseReader,
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
      .map((message) => toMessage(services, reader, message, photos)),
  };
}

function toMessage(
  services: ShopServices,
  reader: CaseReader,
  row: MessageRow,
  photos: Written['photos'],
): CaseMessage {
  const { id, message, senderType, isInternal, createdAt } = row;
  const own = photos.filter(({ messageId }) => messageId === id);
  return {
    ...{ id, message, senderType, isInternal },
    // Shoppers deal with the shop; who of it wrote is the shop's own affair.
    senderName: reader === 'shopper' && senderType === 'shop' ? services.shop.name : row.senderName,
    createdAt: createdAt.toISOString(),
    attachments: own.map(({ uploadId, key, width, height }, place) => ({
      ...{ id: uploadId, name: attachmentName(place), width, height },
      url: attachmentAddress(services, uploadId),
      preview: reader === 'shop' ? photoAddress(services, key) : '',
    })),
  };
}

/** Reads what is written in disputes; the shop's notes for the shop alone. */
export async function loadMessages(
  { db, shop }: Pick<ShopServices, 'db' | 'shop'>,
  caseIds: string[],
  reader: CaseReader,
) {
  const { createdAt, id, caseId } = caseMessages;
  const isRead = matching(
    caseMessages,
    { shopId: shop.id, ...(reader === 'shopper' && { isInternal: false }) },
    inArray(caseId, caseIds),
  );
  const { messageId, uploadId } = caseAttachments;
  const { key, width, height } = media;
  const [messages, photos] = await Promise.all([
    db.select().from(caseMessages).where(isRead).orderBy(asc(createdAt), asc(id)),
    db
      .select({ uploadId, messageId, key, width, height })
      .from(caseAttachments)
      .innerJoin(caseMessages, eq(id, messageId))
      .innerJoin(uploads, eq(uploads.id, uploadId))
      .innerJoin(media, eq(key, uploads.mediaKey))
      .where(isRead)
      .orderBy(asc(uploads.createdAt), asc(uploads.id)),
  ]);
  return { messages, photos };
}
