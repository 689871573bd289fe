import { eq, sql } from 'drizzle-orm';
import type { CaseStatus } from '@/core/model/case';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { lockRow, matching } from '../../db/rows';
import { type CaseRow, cases } from '../../db/schema';
import type { Actor } from '../../db/schema/events';
import { recordEvent } from '../events/record-event';
import type { Tx } from '../shop-admin/hosts';
import type { ShopRef } from '../shops/find-shop';
import * as messages from './messages';

/** The same for a dispute that does not exist, of another order and of another shop. */
export const noCase = () => notFound(messages.noCase, 'caseId');

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
