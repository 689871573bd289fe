import { and, eq, gt, sql } from 'drizzle-orm';
import { caseChanged } from '@/core/model/messages';
import { conflict } from '../../base/errors';
import { matching } from '../../db/rows';
import { caseMessages } from '../../db/schema';
import type { Admin } from '../admins/admin-wire';
import { recordEvent } from '../events/record-event';
import type { Tx } from '../shop-admin/hosts';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import type { CaseRow } from './case-wire';
import { insertMessage, isSentAgain } from './insert-message';
import { loadCaseForShop, type ShopCase } from './load-cases';
import { lockCase, setStatus } from './lock-case';

interface ShopMessage {
  message: string;
  attachments: readonly string[];
}

/**
 * Answers a shopper, whose turn it then is. The same sent again within a minute counts once.
 * @throws DomainError not-found, conflict where the shopper wrote since, too-large or invalid for its pictures.
 */
export async function answerCase(
  services: ShopServices,
  admin: Pick<Admin, 'id' | 'email'>,
  { id: caseId, seenMessage }: SeenCase,
  { message, attachments }: ShopMessage,
): Promise<ShopCase> {
  const { shop } = services;
  await services.db.transaction(async (tx) => {
    const row = await lockCase(tx, shop, { caseId });
    const sent = { caseId: row.id, senderType: 'shop' as const, senderName: admin.email };
    if (await isSentAgain(tx, shop, { ...sent, message, attachments })) return;
    await assertSeen(tx, shop, row, seenMessage);
    const answer = { ...sent, message, attachments, isInternal: false };
    const messageId = await insertMessage(tx, shop, answer);
    const actor = { adminId: admin.id };
    await recordEvent(tx, row, { kind: 'case.answered', actor, data: { messageId } });
    await setStatus(tx, row, 'answered', actor);
  });
  return loadCaseForShop(services, caseId);
}

/** Writes a note for the shop alone; whose turn it is stays. @throws DomainError not-found, too-large, invalid */
export async function addNote(
  services: ShopServices,
  admin: Pick<Admin, 'id' | 'email'>,
  caseId: string,
  { message, attachments }: ShopMessage,
): Promise<ShopCase> {
  await services.db.transaction(async (tx) => {
    const row = await lockCase(tx, services.shop, { caseId });
    const messageId = await insertMessage(tx, services.shop, {
      ...{ caseId: row.id, senderType: 'shop', senderName: admin.email, isInternal: true },
      ...{ message, attachments },
    });
    const actor = { adminId: admin.id };
    await recordEvent(tx, row, { kind: 'case.note-added', actor, data: { messageId } });
  });
  return loadCaseForShop(services, caseId);
}

/**
 * Closes a dispute until its shopper writes. @throws DomainError not-found; conflict where they wrote since it was seen.
 */
export async function closeCase(
  services: ShopServices,
  admin: Pick<Admin, 'id'>,
  { id: caseId, seenMessage }: SeenCase,
): Promise<ShopCase> {
  await services.db.transaction(async (tx) => {
    const row = await lockCase(tx, services.shop, { caseId });
    await assertSeen(tx, services.shop, row, seenMessage);
    if (row.status !== 'closed') await setStatus(tx, row, 'closed', { adminId: admin.id });
  });
  return loadCaseForShop(services, caseId);
}

/** A dispute as its operator saw it: `seenMessage` is the id of the last message of its thread (UUID). */
interface SeenCase {
  id: string;
  seenMessage: string;
}

/** Sees that the shopper wrote nothing after the message that the operator saw last. @throws DomainError conflict */
async function assertSeen(
  tx: Tx,
  shop: ShopRef,
  { id }: CaseRow,
  seenMessage: string,
): Promise<void> {
  const ofCase = matching(caseMessages, { shopId: shop.id, caseId: id });
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
