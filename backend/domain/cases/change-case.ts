import { gt, sql } from 'drizzle-orm';
import { caseChanged } from '@/core/model/messages';
import { conflict } from '../../base/errors';
import { matching } from '../../db/rows';
import { type CaseRow, caseMessages } from '../../db/schema';
import type { Operator, Principal } from '../admins/principal';
import { recordEvent } from '../events/record-event';
import type { Tx } from '../shop-admin/hosts';
import type { ShopServices } from '../shops/find-shop';
import { insertMessage, isSentAgain } from './insert-message';
import { loadCaseForShop, lockCase, type ShopCase, setStatus } from './load-cases';

interface ShopMessage {
  message: string;
  attachments: readonly string[];
}

/** A dispute as its operator saw it: `seenMessage` is the id of the last message of its thread (UUID). */
interface SeenCase {
  id: string;
  seenMessage: string;
}

/**
 * Answers a shopper, whose turn it then is. The same sent again within a minute counts once.
 * @throws DomainError not-found, conflict where the shopper wrote since, too-large or invalid for its pictures.
 */
export function answerCase(
  services: ShopServices,
  { id: adminId, email }: Pick<Principal, 'id' | 'email'>,
  { id, seenMessage }: SeenCase,
  said: ShopMessage,
): Promise<ShopCase> {
  return changeCase(services, id, async (tx, row) => {
    const sent = { ...said, senderType: 'shop' as const, senderName: email };
    if (await isSentAgain(tx, row, sent)) return;
    await assertSeen(tx, row, seenMessage);
    const messageId = await insertMessage(tx, row, { ...sent, isInternal: false });
    const actor = { adminId };
    await recordEvent(tx, row, { kind: 'case.answered', actor, data: { messageId } });
    await setStatus(tx, row, 'answered', actor);
  });
}

/** Writes a note for the shop alone; whose turn it is stays. @throws DomainError not-found, too-large, invalid */
export function addNote(
  services: ShopServices,
  { id: adminId, email }: Pick<Principal, 'id' | 'email'>,
  caseId: string,
  said: ShopMessage,
): Promise<ShopCase> {
  return changeCase(services, caseId, async (tx, row) => {
    const note = { ...said, senderType: 'shop', senderName: email, isInternal: true } as const;
    const messageId = await insertMessage(tx, row, note);
    const data = { messageId };
    await recordEvent(tx, row, { kind: 'case.note-added', actor: { adminId }, data });
  });
}

/** Closes a dispute until its shopper writes. @throws DomainError not-found, conflict where they wrote meanwhile. */
export function closeCase(
  services: ShopServices,
  { id: adminId }: Operator,
  { id, seenMessage }: SeenCase,
): Promise<ShopCase> {
  return changeCase(services, id, async (tx, row) => {
    await assertSeen(tx, row, seenMessage);
    if (row.status !== 'closed') await setStatus(tx, row, 'closed', { adminId });
  });
}

/** Changes a locked dispute of the shop, and answers it as it is then. @throws DomainError not-found */
async function changeCase(
  services: ShopServices,
  caseId: string,
  change: (tx: Tx, row: CaseRow) => Promise<void>,
): Promise<ShopCase> {
  const { db, shop } = services;
  await db.transaction(async (tx) => change(tx, await lockCase(tx, shop, { caseId })));
  return loadCaseForShop(services, caseId);
}

/** Sees that the shopper wrote nothing after the message that the operator saw last. @throws DomainError conflict */
async function assertSeen(tx: Tx, { id: caseId, shopId }: CaseRow, seenMessage: string) {
  const last = tx
    .select({ at: caseMessages.createdAt })
    .from(caseMessages)
    .where(matching(caseMessages, { shopId, caseId, id: seenMessage }));
  const isLater = gt(caseMessages.createdAt, sql`coalesce((${last}), '-infinity')`);
  const isUnread = matching(caseMessages, { shopId, caseId, senderType: 'shopper' }, isLater);
  if ((await tx.$count(caseMessages, isUnread)) > 0) throw conflict(caseChanged);
}
