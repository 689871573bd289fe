import { randomInt } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import { type Case, type CaseType, MAX_CASE_MESSAGES, MAX_OPEN_CASES } from '@/core/model/case';
import { conflict } from '../../base/errors';
import { matching, takeTurn } from '../../db/rows';
import { type CaseRow, caseMessages, cases, type OrderRow } from '../../db/schema';
import { recordEvent } from '../events/record-event';
import type { OrderProof } from '../orders/prove-order';
import type { Tx } from '../shop-admin/hosts';
import type { ShopContext } from '../shops/find-shop';
import { hasAll, insertMessage, isSentAgain } from './insert-message';
import { loadCase, lockCase, setStatus } from './load-cases';
import * as messages from './messages';
import { proveForCase } from './prove-for-case';

/** Letters and digits of which none looks or sounds like another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 7;

interface CaseDraft {
  name: string;
  subject: string;
  description: string;
  type: CaseType;
  attachments: readonly string[];
}

type NewCase = Omit<typeof cases.$inferInsert, 'number'>;

/**
 * Files a dispute about a proven order; the same filed again within a minute is the one already there.
 * @throws DomainError not-found, too-many, conflict with too many open, too-large or invalid for its pictures.
 */
export async function createCase(
  asker: ShopContext,
  { order_id, email, access, ...draft }: CaseDraft & OrderProof,
): Promise<Case> {
  const order = await proveForCase(asker, { order_id, email, access });
  const caseId = await asker.services.db.transaction(async (tx) => {
    // Of two at once the second sees the first.
    await takeTurn(tx, `cases of ${order.id}`);
    const same = await findSame(tx, order, draft);
    if (same) return same;
    await assertRoom(tx, order);
    return fileCase(tx, order, draft);
  });
  return loadCase(asker.services, order, caseId);
}

async function findSame(
  tx: Tx,
  { id: orderId, shopId }: OrderRow,
  { subject, description, type, attachments }: CaseDraft,
): Promise<string | undefined> {
  const isSame = matching(
    cases,
    { shopId, orderId, subject, type },
    matching(caseMessages, { senderType: 'shopper', message: description }),
    sql`${cases.createdAt} > now() - interval '1 minute'`,
  );
  const alike = await tx
    .select({ id: cases.id, messageId: caseMessages.id })
    .from(cases)
    .innerJoin(caseMessages, eq(caseMessages.caseId, cases.id))
    .where(isSame)
    .limit(MAX_OPEN_CASES);
  for (const { id, messageId } of alike) {
    if (await hasAll(tx, { id: messageId, shopId }, attachments)) return id;
  }
  return undefined;
}

async function assertRoom(tx: Tx, { id: orderId, shopId }: OrderRow): Promise<void> {
  const isOpen = matching(cases, { shopId, orderId }, ne(cases.status, 'closed'));
  if ((await tx.$count(cases, isOpen)) < MAX_OPEN_CASES) return;
  throw conflict(messages.tooManyOpen(MAX_OPEN_CASES));
}

async function fileCase(
  tx: Tx,
  { id: orderId, shopId, email }: OrderRow,
  { name, subject, type, description, attachments }: CaseDraft,
): Promise<string> {
  const filed = await insertCase(tx, { shopId, orderId, email, name, subject, type });
  const messageId = await insertMessage(tx, filed, {
    ...{ senderType: 'shopper', senderName: name, isInternal: false },
    ...{ message: description, attachments },
  });
  await recordEvent(tx, filed, { kind: 'case.opened', actor: 'shopper', data: { messageId } });
  return filed.id;
}

/** A number that is taken, once in many millions, is drawn again. */
async function insertCase(tx: Tx, values: NewCase): Promise<CaseRow> {
  const target = [cases.shopId, cases.number];
  const [row] = await tx
    .insert(cases)
    .values({ ...values, number: `C-${draw()}` })
    .onConflictDoNothing({ target })
    .returning();
  return row ?? insertCase(tx, values);
}

/** Short enough to say, and not to be guessed from another. */
const draw = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

type MessageDraft = { caseId: string; message: string; attachments: readonly string[] };

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
    await assertRoomFor(tx, row);
    const written = { ...sent, senderName: row.name, isInternal: false };
    const messageId = await insertMessage(tx, row, written);
    const event = { kind: 'case.message-added', actor: 'shopper', data: { messageId } } as const;
    await recordEvent(tx, row, event);
    await setStatus(tx, row, 'open', 'shopper');
  });
  return loadCase(services, order, caseId);
}

async function assertRoomFor(tx: Tx, { id: caseId, shopId }: CaseRow): Promise<void> {
  const isRead = matching(caseMessages, { shopId, caseId, isInternal: false });
  if ((await tx.$count(caseMessages, isRead)) < MAX_CASE_MESSAGES) return;
  throw conflict(messages.tooManyMessages(MAX_CASE_MESSAGES));
}
