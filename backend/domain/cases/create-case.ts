import { randomInt } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import { type Case, type CaseType, MAX_OPEN_CASES } from '@/core/model/case';
import { conflict } from '../../base/errors';
import { matching } from '../../db/rows';
import { type CaseRow, caseMessages, cases, type OrderRow } from '../../db/schema';
import { recordEvent } from '../events/record-event';
import type { OrderProof } from '../orders/prove-order';
import type { Tx } from '../shop-admin/hosts';
import type { ShopContext } from '../shops/find-shop';
import { hasAll, insertMessage } from './insert-message';
import { loadCase } from './load-cases';
import * as messages from './messages';
import { proveForCase } from './prove-for-case';

/** Nothing that looks or sounds like something else. */
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
    const turn = `cases of ${order.id}`;
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
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
