import { and, eq, gt, sql } from 'drizzle-orm';
import { caseChanged } from '@/core/model/messages';
import { conflict } from '../../base/errors';
import { caseMessages } from '../../db/schema';
import type { Tx } from '../shop-admin/hosts';
import type { ShopRef } from '../shops/find-shop';
import type { CaseRow } from './case-rows';

/** A dispute as its operator saw it: `seenMessage` is the id of the last message of its thread (UUID). */
export interface SeenCase {
  id: string;
  seenMessage: string;
}

/**
 * Sees that a shopper has written nothing in a dispute after the message that its operator saw last: what
 * they have not read is neither answered nor closed.
 * @throws DomainError conflict
 */
export async function assertSeen(
  tx: Tx,
  shop: ShopRef,
  { id }: CaseRow,
  seenMessage: string,
): Promise<void> {
  const ofCase = and(eq(caseMessages.shopId, shop.id), eq(caseMessages.caseId, id));
  const last = tx
    .select({ at: caseMessages.createdAt })
    .from(caseMessages)
    .where(and(ofCase, eq(caseMessages.id, seenMessage)));
  const isUnread = and(
    ofCase,
    eq(caseMessages.senderType, 'shopper'),
    gt(caseMessages.createdAt, sql`coalesce((${last}), '-infinity')`),
  );
  const [unread] = await tx.select({ id: caseMessages.id }).from(caseMessages).where(isUnread);
  if (unread) throw conflict(caseChanged);
}
