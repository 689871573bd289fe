import { desc, eq, sql } from 'drizzle-orm';
import type { Case, CaseStatus } from '@/core/model/case';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { lockRow, matching } from '../../db/rows';
import { type CaseRow, cases, type OrderRow, orders } from '../../db/schema';
import type { Actor } from '../../db/schema/events';
import { recordEvent } from '../events/record-event';
import type { OrderProof } from '../orders/prove-order';
import type { Tx } from '../shop-admin/hosts';
import type { ShopContext, ShopRef, ShopServices } from '../shops/find-shop';
import { loadMessages, toCase } from './case-wire';
import * as messages from './messages';
import { proveForCase } from './prove-for-case';

/** More than an order ever has: only so many are open at a time. */
const NEWEST = 50;

/** The disputes of an order as its shopper may see them, the newest first; one alone where it is named. */
async function loadCases(services: ShopServices, order: OrderRow, caseId?: string) {
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
export async function loadCase(services: ShopServices, order: OrderRow, caseId?: string) {
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

/** The same for a dispute that does not exist, of another order and of another shop. */
const noCase = () => notFound(messages.noCase, 'caseId');

/** Locks a dispute until the transaction ends, of one order alone where one is named. @throws DomainError not-found */
export async function lockCase(
  tx: Tx,
  shop: ShopRef,
  { caseId, orderId }: { caseId: string; orderId?: string },
): Promise<CaseRow> {
  if (!isUuid(caseId)) throw noCase();
  const ofOrder = orderId === undefined ? undefined : eq(cases.orderId, orderId);
  const row = await lockRow(tx, cases, { shopId: shop.id, id: caseId }, ofOrder);
  if (!row) throw noCase();
  return row;
}

/** Says whose turn it is in a dispute, and that something has happened in it just now. */
export async function setStatus(tx: Tx, row: CaseRow, after: CaseStatus, actor: Actor) {
  const { id, shopId, status: before } = row;
  await tx
    .update(cases)
    .set({ status: after, updatedAt: sql`clock_timestamp()` })
    .where(matching(cases, { shopId, id }));
  if (before === after) return;
  await recordEvent(tx, row, { kind: 'case.status-changed', actor, data: { before, after } });
}
