import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { loadCaseForShop, type ShopCase } from './load-case-for-shop';
import { lockCase } from './lock-case';
import { setStatus } from './set-status';

/** Closes a dispute; a message of its shopper opens it again. @throws HttpError 404 */
export async function closeCase(
  services: Services,
  shop: ShopRef,
  caseId: string,
): Promise<ShopCase> {
  await services.db.transaction(async (tx) => {
    const { id, status } = await lockCase(tx, shop, { caseId });
    if (status !== 'closed') await setStatus(tx, shop, id, 'closed');
  });
  return loadCaseForShop(services, shop, caseId);
}
