import { and, eq, sql } from 'drizzle-orm';
import type { CaseStatus } from '@/core/model/case';
import { cases } from '../../db/schema';
import type { Tx } from '../shop-admin/hosts';
import type { ShopRef } from '../shops/find-shop';

/** Says whose turn it is in a dispute, and that something has happened in it just now. */
export async function setStatus(
  tx: Tx,
  shop: ShopRef,
  caseId: string,
  status: CaseStatus,
): Promise<void> {
  await tx
    .update(cases)
    .set({ status, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(cases.shopId, shop.id), eq(cases.id, caseId)));
}
