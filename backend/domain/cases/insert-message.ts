import { sql } from 'drizzle-orm';
import { caseMessages } from '../../db/schema';
import type { Tx } from '../shop-admin/hosts';
import type { ShopRef } from '../shops/find-shop';
import { attachPhotos } from './attach-photos';
import type { MessageRow } from './case-rows';

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
