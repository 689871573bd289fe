import { and, desc, eq } from 'drizzle-orm';
import type { Case } from '@/core/model/case';
import { isUuid } from '@/core/values/is-uuid';
import { cases } from '../../db/schema';
import type { Services } from '../../services/services';
import type { OrderRow } from '../orders/prove-order';
import type { ShopRef } from '../shops/find-shop';
import { toCase } from './case-wire';
import { loadMessages } from './load-messages';
import { noCase } from './lock-case';

/** More than an order ever has: only so many are open at a time. */
const NEWEST = 50;

/** The disputes of an order as its shopper may see them, the newest first; one alone where it is named. */
export async function loadCases(
  services: Services,
  shop: ShopRef,
  order: OrderRow,
  caseId?: string,
): Promise<Case[]> {
  if (caseId !== undefined && !isUuid(caseId)) return [];
  const isNamed = caseId === undefined ? undefined : eq(cases.id, caseId);
  const rows = await services.db
    .select()
    .from(cases)
    .where(and(eq(cases.shopId, shop.id), eq(cases.orderId, order.id), isNamed))
    .orderBy(desc(cases.createdAt), desc(cases.id))
    .limit(NEWEST);
  const ids = rows.map(({ id }) => id);
  const written = await loadMessages(services, shop, ids, 'shopper');
  const telling = { services, shop, reader: 'shopper' } as const;
  return rows.map((row) => toCase(telling, { row, orderNumber: order.number }, written));
}

/** One dispute of an order, the newest unless it is named. @throws DomainError not-found */
export async function loadCase(
  services: Services,
  shop: ShopRef,
  order: OrderRow,
  caseId?: string,
): Promise<Case> {
  const [row] = await loadCases(services, shop, order, caseId);
  if (!row) throw noCase();
  return row;
}
