import { and, eq } from 'drizzle-orm';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { cases } from '../../db/schema';
import type { Tx } from '../shop-admin/hosts';
import type { ShopRef } from '../shops/find-shop';
import type { CaseRow } from './case-rows';
import * as messages from './messages';

/** The same for a dispute that does not exist, of another order and of another shop. */
export const noCase = () => notFound(messages.noCase, 'caseId');

/**
 * Holds a dispute until the transaction ends, so that what is counted and written of it is so in turn. Of
 * one order alone where one is named.
 * @throws DomainError not-found
 */
export async function lockCase(
  tx: Tx,
  shop: ShopRef,
  { caseId, orderId }: { caseId: string; orderId?: string },
): Promise<CaseRow> {
  if (!isUuid(caseId)) throw noCase();
  const ofOrder = orderId === undefined ? undefined : eq(cases.orderId, orderId);
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.shopId, shop.id), eq(cases.id, caseId), ofOrder))
    .for('update');
  if (!row) throw noCase();
  return row;
}
