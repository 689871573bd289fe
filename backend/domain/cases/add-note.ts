import type { Services } from '../../services/services';
import type { Admin } from '../admins/admin-wire';
import { recordEvent } from '../events/record-event';
import type { ShopRef } from '../shops/find-shop';
import type { ShopMessage } from './answer-case';
import { insertMessage } from './insert-message';
import { loadCaseForShop, type ShopCase } from './load-case-for-shop';
import { lockCase } from './lock-case';

/**
 * Writes a note for the shop alone: the shopper is never told of it, and it is still the turn of whoever
 * it was.
 * @throws DomainError not-found for what is no dispute of the shop, too-large or invalid for its pictures.
 */
export async function addNote(
  services: Services,
  shop: ShopRef,
  admin: Pick<Admin, 'id' | 'email'>,
  caseId: string,
  { message, attachments }: ShopMessage,
): Promise<ShopCase> {
  await services.db.transaction(async (tx) => {
    const row = await lockCase(tx, shop, { caseId });
    const messageId = await insertMessage(tx, shop, {
      ...{ caseId: row.id, senderType: 'shop', senderName: admin.email, isInternal: true },
      ...{ message, attachments },
    });
    const actor = { adminId: admin.id };
    await recordEvent(tx, row, { kind: 'case.note-added', actor, data: { messageId } });
  });
  return loadCaseForShop(services, shop, caseId);
}
