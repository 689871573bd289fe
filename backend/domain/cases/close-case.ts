import type { Services } from '../../services/services';
import type { Admin } from '../admins/admin-wire';
import type { ShopRef } from '../shops/find-shop';
import { assertSeen, type SeenCase } from './assert-seen';
import { loadCaseForShop, type ShopCase } from './load-case-for-shop';
import { lockCase } from './lock-case';
import { setStatus } from './set-status';

/**
 * Closes a dispute; a message of its shopper opens it again.
 * @throws DomainError not-found; conflict where its shopper has written since it was seen.
 */
export async function closeCase(
  services: Services,
  shop: ShopRef,
  admin: Pick<Admin, 'id'>,
  { id: caseId, seenMessage }: SeenCase,
): Promise<ShopCase> {
  await services.db.transaction(async (tx) => {
    const row = await lockCase(tx, shop, { caseId });
    await assertSeen(tx, shop, row, seenMessage);
    if (row.status !== 'closed') await setStatus(tx, row, 'closed', { adminId: admin.id });
  });
  return loadCaseForShop(services, shop, caseId);
}
