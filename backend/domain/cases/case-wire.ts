import type { InferSelectModel } from 'drizzle-orm';
import type { Case, CaseMessage } from '@/core/model/case';
import type { caseMessages, cases } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { photoAddress } from '../uploads/photo-access';
import { attachmentAddress, attachmentName } from './attachments';
import type { Photo, Written } from './load-messages';

export type CaseRow = InferSelectModel<typeof cases>;
export type MessageRow = InferSelectModel<typeof caseMessages>;

/** Reader of a case: shoppers see neither the shop's notes nor which of its admins wrote. */
export type CaseReader = 'shopper' | 'shop';

interface Telling {
  services: Services;
  shop: ShopRef;
  reader: CaseReader;
}

interface OrderCase {
  row: CaseRow;
  orderNumber: string;
}

/** A dispute as the contract has it; moments as ISO text. */
export function toCase(
  telling: Telling,
  { row, orderNumber }: OrderCase,
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
    senderName: senderName(telling, row),
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

/** Shoppers deal with the shop; who of it wrote is the shop's own affair. */
function senderName({ shop, reader }: Telling, { senderType, senderName: name }: MessageRow) {
  return reader === 'shopper' && senderType === 'shop' ? shop.name : name;
}
