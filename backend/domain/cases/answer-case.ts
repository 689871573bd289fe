import type { Services } from '../../services/services';
import type { Admin } from '../admins/admin-wire';
import { recordEvent } from '../events/record-event';
import type { ShopRef } from '../shops/find-shop';
import { assertSeen, type SeenCase } from './assert-seen';
import { insertMessage } from './insert-message';
import { isSentAgain } from './is-sent-again';
import { loadCaseForShop, type ShopCase } from './load-case-for-shop';
import { lockCase } from './lock-case';
import { setStatus } from './set-status';

/** The shop's message; `attachments` are ids of uploads. */
export interface ShopMessage {
  message: string;
  attachments: readonly string[];
}

/**
 * Answers a shopper in their dispute, which then waits for them. The same sent again within a minute counts
 * once.
 * @throws DomainError not-found for what is no dispute of the shop, conflict where its shopper has written since it was
 *   seen, too-large or invalid for its pictures.
 */
export async function answerCase(
  services: Services,
  shop: ShopRef,
  admin: Pick<Admin, 'id' | 'email'>,
  { id: caseId, seenMessage }: SeenCase,
  { message, attachments }: ShopMessage,
): Promise<ShopCase> {
  await services.db.transaction(async (tx) => {
    const row = await lockCase(tx, shop, { caseId });
    const sent = { caseId: row.id, senderType: 'shop' as const, senderName: admin.email };
    if (await isSentAgain(tx, shop, { ...sent, message, attachments })) return;
    await assertSeen(tx, shop, row, seenMessage);
    const answer = { ...sent, message, attachments, isInternal: false };
    const messageId = await insertMessage(tx, shop, answer);
    const actor = { adminId: admin.id };
    await recordEvent(tx, row, { kind: 'case.answered', actor, data: { messageId } });
    await setStatus(tx, row, 'answered', actor);
  });
  return loadCaseForShop(services, shop, caseId);
}
