import { type Case, MAX_CASE_MESSAGES } from '@/core/model/case';
import { conflict } from '../../base/errors';
import { matching } from '../../db/rows';
import { type CaseRow, caseMessages } from '../../db/schema';
import { recordEvent } from '../events/record-event';
import type { OrderProof } from '../orders/prove-order';
import type { Tx } from '../shop-admin/hosts';
import type { ShopContext } from '../shops/find-shop';
import { insertMessage, isSentAgain } from './insert-message';
import { loadCase } from './load-cases';
import { lockCase, setStatus } from './lock-case';
import * as messages from './messages';
import { proveForCase } from './prove-for-case';

interface MessageDraft {
  caseId: string;
  message: string;
  attachments: readonly string[];
}

/**
 * Adds a shopper's message, and opens a closed dispute again. The same within a minute counts once.
 * @throws DomainError not-found, too-many, conflict where it is full, too-large or invalid for its pictures.
 */
export async function addMessage(
  asker: ShopContext,
  { caseId, message, attachments, ...proof }: MessageDraft & OrderProof,
): Promise<Case> {
  const { services } = asker;
  const order = await proveForCase(asker, proof);
  await services.db.transaction(async (tx) => {
    const row = await lockCase(tx, services.shop, { caseId, orderId: order.id });
    const sent = { senderType: 'shopper' as const, message, attachments };
    if (await isSentAgain(tx, row, sent)) return;
    await assertRoom(tx, row);
    const written = { ...sent, senderName: row.name, isInternal: false };
    const messageId = await insertMessage(tx, row, written);
    const event = { kind: 'case.message-added', actor: 'shopper', data: { messageId } } as const;
    await recordEvent(tx, row, event);
    await setStatus(tx, row, 'open', 'shopper');
  });
  return loadCase(services, order, caseId);
}

async function assertRoom(tx: Tx, { id: caseId, shopId }: CaseRow): Promise<void> {
  const isRead = matching(caseMessages, { shopId, caseId, isInternal: false });
  if ((await tx.$count(caseMessages, isRead)) < MAX_CASE_MESSAGES) return;
  throw conflict(messages.tooManyMessages(MAX_CASE_MESSAGES));
}
