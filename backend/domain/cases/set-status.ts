import { and, eq, sql } from 'drizzle-orm';
import type { CaseStatus } from '@/core/model/case';
import { cases } from '../../db/schema';
import type { Actor } from '../../db/schema/domain-event';
import { recordEvent } from '../events/record-event';
import type { Tx } from '../shop-admin/hosts';
import type { CaseRow } from './case-rows';

/** Says whose turn it is in a dispute, and that something has happened in it just now. */
export async function setStatus(
  tx: Tx,
  row: CaseRow,
  after: CaseStatus,
  actor: Actor,
): Promise<void> {
  const { id, shopId, status: before } = row;
  await tx
    .update(cases)
    .set({ status: after, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(cases.shopId, shopId), eq(cases.id, id)));
  if (before === after) return;
  await recordEvent(tx, row, { kind: 'case.status-changed', actor, data: { before, after } });
}
