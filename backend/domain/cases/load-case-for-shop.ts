import { and, eq } from 'drizzle-orm';
import type { Case } from '@/core/model/case';
import { isUuid } from '@/core/values/is-uuid';
import { cases, orders } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { toCase } from './case-wire';
import { loadMessages } from './load-messages';
import { noCase } from './lock-case';

/** A dispute as its shop sees it: with its notes, who of the shop wrote, and where to reach the shopper. */
export type ShopCase = Case & { email: string };

/** @throws DomainError not-found for what is no dispute of the shop. */
export async function loadCaseForShop(
  services: Services,
  shop: ShopRef,
  caseId: string,
): Promise<ShopCase> {
  if (!isUuid(caseId)) throw noCase();
  const [row] = await services.db
    .select({ row: cases, orderNumber: orders.number })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(and(eq(cases.shopId, shop.id), eq(cases.id, caseId)));
  if (!row) throw noCase();
  const written = await loadMessages(services, shop, [caseId], 'shop');
  const wire = toCase({ services, shop, reader: 'shop' }, row, written);
  return { ...wire, email: row.row.email };
}
