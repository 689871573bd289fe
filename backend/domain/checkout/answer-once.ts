import { createHash } from 'node:crypto';
import { and, gt, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invalid, malformed } from '../../base/errors';
import { inTransaction, matching, type Tx } from '../../db/rows';
import { idempotencyKeys } from '../../db/schema';
import type { ShopContext } from '../shops/find-shop';
import * as messages from './messages';

/**
 * Answers a call that names an Idempotency-Key once: a repeat gets the same answer, marked as such. Failures are not
 * kept. Repeats that come at once are each answered: what must not be done twice is done by `doOnce`.
 * @throws DomainError malformed for a key that is none, invalid for one that came with something else.
 */
export async function answerOnce<Answer>(
  context: KeyedContext,
  repeatable: Repeatable,
  answer: (key?: string) => Promise<Answer>,
): Promise<Answer> {
  const row = namedKey(context, repeatable);
  if (!row) return answer();
  const { db, now } = context.services;
  const saved = (await claimKey(db, row, now())) ? undefined : await savedAnswer(db, row);
  if (saved !== undefined) {
    context.markReplayed();
    // What is kept is what this very call answered.
    return JSON.parse(saved) as Answer;
  }
  try {
    return await keep(context, row, await answer(row.key));
  } catch (error) {
    await release(context, row);
    throw error;
  }
}

/** Keeps an answer; of those that were under way at once the first counts for all. */
async function keep<Answer>({ services }: KeyedContext, row: KeyRow, answer: Answer) {
  const text = JSON.stringify(answer);
  await services.db
    .insert(idempotencyKeys)
    .values({ ...row, answer: text, createdAt: new Date(services.now()) })
    .onConflictDoUpdate({
      target: [idempotencyKeys.shopId, idempotencyKeys.call, idempotencyKeys.key],
      set: { answer: sql`coalesce(${idempotencyKeys.answer}, excluded.answer)` },
      setWhere: gt(idempotencyKeys.createdAt, new Date(services.now() - RETENTION_MS)),
    });
  return answer;
}

async function release({ services }: KeyedContext, row: KeyRow): Promise<void> {
  await services.db.delete(idempotencyKeys).where(and(isRow(row), isNull(idempotencyKeys.answer)));
}

/**
 * Does work of the database in one transaction with the Idempotency-Key of its call: once for each key, also for repeats
 * at the same time. What fails leaves no key behind.
 * @throws DomainError malformed for a key that is none, invalid for one that came with something else.
 */
export async function doOnce(
  context: KeyedContext,
  repeatable: Repeatable,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const row = namedKey(context, repeatable);
  const { db, now } = context.services;
  await inTransaction(db, async (tx) => {
    if (!row || (await claimKey(tx, row, now()))) return work(tx);
    await savedAnswer(tx, row);
    context.markReplayed();
  });
}

/** Retention of an answer (design 7). */
export const RETENTION_MS = 24 * 60 * 60_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

interface KeyedContext extends Pick<ShopContext, 'services'> {
  idempotencyKey: string | undefined;
  markReplayed(): void;
}

interface Repeatable {
  call: string;
  input: unknown;
}

interface KeyRow {
  shopId: string;
  call: string;
  key: string;
  bodyHash: string;
}

/** The key that a call names; undefined for none. */
function namedKey(context: KeyedContext, { call, input }: Repeatable): KeyRow | undefined {
  const key = context.idempotencyKey;
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw malformed(messages.invalidKey, 'Idempotency-Key');
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return { shopId: context.services.shop.id, call, key, bodyHash };
}

/** Notes that a call is under way; false where it was noted before. In a transaction a repeat waits here for its end. */
async function claimKey(db: Pick<NodePgDatabase, 'insert'>, row: KeyRow, now: number) {
  const createdAt = new Date(now);
  const { call, key, shopId } = idempotencyKeys;
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...row, createdAt })
    .onConflictDoUpdate({
      target: [shopId, call, key],
      set: { bodyHash: row.bodyHash, answer: null, createdAt },
      // One that is over is another one.
      setWhere: sql`${idempotencyKeys.createdAt} <= ${new Date(now - RETENTION_MS)}`,
    })
    .returning({ key });
  return claimed.length === 1;
}

/** Returns the saved answer of the call that claimed a key before; undefined while it is under way. */
async function savedAnswer(db: Pick<NodePgDatabase, 'select'>, row: KeyRow) {
  const [saved] = await db.select().from(idempotencyKeys).where(isRow(row));
  if (saved && saved.bodyHash !== row.bodyHash) {
    throw invalid(messages.keyReused, { path: 'Idempotency-Key' });
  }
  return saved?.answer ?? undefined;
}

function isRow({ shopId, call, key }: KeyRow) {
  return matching(idempotencyKeys, { shopId, call, key });
}
