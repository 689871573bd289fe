import { and, gt, isNull, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/rows';
import { idempotencyKeys } from '../../db/schema';
import {
  claimKey,
  isRow,
  type KeyedContext,
  type KeyRow,
  namedKey,
  RETENTION_MS,
  type Repeatable,
  savedAnswer,
} from './idempotency-key';

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
async function keep<Answer>(
  { services }: KeyedContext,
  row: KeyRow,
  answer: Answer,
): Promise<Answer> {
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
