import { desc, eq } from 'drizzle-orm';
import type { Case } from '@/core/model/case';
import { isUuid } from '@/core/values/is-uuid';
import { matching } from '../../db/rows';
import { cases, type OrderRow, orders } from '../../db/schema';
import type { OrderProof } from '../orders/prove-order';
import type { ShopContext, ShopServices } from '../shops/find-shop';
import { loadMessages, toCase } from './case-wire';
import { noCase } from './lock-case';
import { proveForCase } from './prove-for-case';

/** More than an order ever has: only so many are open at a time. */
const NEWEST = 50;

/** The disputes of an order as its shopper may see them, the newest first; one alone where it is named. */
async function loadCases(
  services: ShopServices,
  order: OrderRow,
  caseId?: string,
): Promise<Case[]> {
  if (caseId !== undefined && !isUuid(caseId)) return [];
  const isNamed = caseId === undefined ? undefined : eq(cases.id, caseId);
  const rows = await services.db
    .select()
    .from(cases)
    .where(matching(cases, { shopId: services.shop.id, orderId: order.id }, isNamed))
    .orderBy(desc(cases.createdAt), desc(cases.id))
    .limit(NEWEST);
  const ids = rows.map(({ id }) => id);
  const written = await loadMessages(services, ids, 'shopper');
  const orderNumber = order.number;
  return rows.map((row) => toCase(services, 'shopper', { row, orderNumber }, written));
}

/** One dispute of an order, the newest unless it is named. @throws DomainError not-found */
export async function loadCase(
  services: ShopServices,
  order: OrderRow,
  caseId?: string,
): Promise<Case> {
  const [row] = await loadCases(services, order, caseId);
  if (!row) throw noCase();
  return row;
}

/** The disputes of a proven order, the newest first. @throws DomainError not-found or too-many */
export async function getAllCases(asker: ShopContext, proof: OrderProof): Promise<Case[]> {
  const order = await proveForCase(asker, proof);
  return loadCases(asker.services, order);
}

/** A dispute of a proven order, the newest unless it is named. @throws DomainError not-found or too-many */
export async function getCase(
  asker: ShopContext,
  { caseId, ...proof }: OrderProof & { caseId?: string },
): Promise<Case> {
  const order = await proveForCase(asker, proof);
  return loadCase(asker.services, order, caseId);
}

/** A dispute as its shop sees it: with its notes, who of the shop wrote, and where to reach the shopper. */
export type ShopCase = Case & { email: string };

/** @throws DomainError not-found for what is no dispute of the shop. */
export async function loadCaseForShop(services: ShopServices, caseId: string): Promise<ShopCase> {
  if (!isUuid(caseId)) throw noCase();
  const [row] = await services.db
    .select({ row: cases, orderNumber: orders.number })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(matching(cases, { shopId: services.shop.id, id: caseId }));
  if (!row) throw noCase();
  const written = await loadMessages(services, [caseId], 'shop');
  return { ...toCase(services, 'shop', row, written), email: row.row.email };
}
