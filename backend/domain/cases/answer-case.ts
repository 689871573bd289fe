import type { Services } from '../../services';
import type { Admin } from '../admins/admin-wire';
import { queueCaseMail } from '../mail';
import type { ShopRef } from '../shops/find-shop';
import { insertMessage } from './insert-message';
import { loadCaseForShop, type ShopCase } from './load-case-for-shop';
import { lockCase } from './lock-case';
import { setStatus } from './set-status';

/** What the shop writes; `attachments` are ids of uploads. */
export interface ShopMessage {
  message: string;
  attachments: readonly string[];
}

/**
 * Answers a shopper in their dispute, which then waits for them.
 * @throws HttpError 404 for what is no dispute of the shop, 413 or 422 for its pictures.
 */
export async function answerCase(
  services: Services,
  shop: ShopRef,
  admin: Pick<Admin, 'email'>,
  caseId: string,
  { message, attachments }: ShopMessage,
): Promise<ShopCase> {
  await services.db.transaction(async (tx) => {
    const found = await lockCase(tx, shop, { caseId });
    const messageId = await insertMessage(tx, shop, {
      ...{ caseId: found.id, senderType: 'shop', senderName: admin.email, isInternal: false },
      ...{ message, attachments },
    });
    await setStatus(tx, shop, found.id, 'answered');
    await queueCaseMail(tx, services, 'case-answered', messageId);
  });
  return loadCaseForShop(services, shop, caseId);
}
