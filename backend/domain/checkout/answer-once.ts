import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema';
import { badRequest, HttpError } from '../../errors';
import type { AskedContext, CallSchemas } from '../../http/route';
import type { CallContext } from '../../http/serve-call';

/** How long an answer is kept (design 7). */
export const KEPT_MS = 24 * 60 * 60_000;
const KEY = /^[\x21-\x7e]{1,255}$/;
/** Beside an answer that was given before. */
const REPLAYED = 'idempotency-replayed';

type Asked = Pick<CallContext, 'services' | 'shop'> &
  Pick<AskedContext<CallSchemas>, 'header' | 'setHeader'>;

interface Repeatable {
  call: string;
  input: unknown;
}

/**
 * Answers a call that names an Idempotency-Key once: whoever repeats it gets the same answer, marked as
 * such. Failures are not kept. Without the header it is answered as any other.
 * @throws HttpError 400 for a key that is none, 422 for one that came with something else.
 */
export async function answerOnce<Answer>(
  asked: Asked,
  { call, input }: Repeatable,
  answer: (key?: string) => Promise<Answer>,
): Promise<Answer> {
  const key = asked.header('idempotency-key');
  if (key === undefined) return answer();
  if (!KEY.test(key)) throw badRequest('Must be 1 to 255 visible characters.', 'Idempotency-Key');
  const row = { shopId: asked.shop.id, call, key, bodyHash: hashOf(input) };
  const known = await claim(asked, row);
  if (known !== undefined) {
    asked.setHeader(REPLAYED, 'true');
    // What is kept is what this very call answered.
    return JSON.parse(known) as Answer;
  }
  try {
    return await keep(asked, row, await answer(key));
  } catch (error) {
    await release(asked, row);
    throw error;
  }
}

interface KeyRow {
  shopId: string;
  call: string;
  key: string;
  bodyHash: string;
}

/** Notes that a call is under way; the answer where it has been given. */
async function claim({ services }: Asked, row: KeyRow): Promise<string | undefined> {
  const { db, now } = services;
  const createdAt = new Date(now());
  const oldest = new Date(now() - KEPT_MS);
  const { call, key, shopId } = idempotencyKeys;
  await db
    .insert(idempotencyKeys)
    .values({ ...row, createdAt })
    .onConflictDoUpdate({
      target: [shopId, call, key],
      set: { bodyHash: row.bodyHash, answer: null, createdAt },
      // One that is over is another one.
      setWhere: sql`${idempotencyKeys.createdAt} <= ${oldest}`,
    });
  const [known] = await db.select().from(idempotencyKeys).where(isRow(row));
  if (known && known.bodyHash !== row.bodyHash) {
    throw new HttpError(422, 'This Idempotency-Key came with another request before.', {
      path: 'Idempotency-Key',
    });
  }
  return known?.answer ?? undefined;
}

/** Keeps an answer; of those that were under way at once the first counts for all. */
async function keep<Answer>({ services }: Asked, row: KeyRow, answer: Answer): Promise<Answer> {
  const text = JSON.stringify(answer);
  await services.db
    .insert(idempotencyKeys)
    .values({ ...row, answer: text, createdAt: new Date(services.now()) })
    .onConflictDoUpdate({
      target: [idempotencyKeys.shopId, idempotencyKeys.call, idempotencyKeys.key],
      set: { answer: sql`coalesce(${idempotencyKeys.answer}, excluded.answer)` },
      setWhere: gt(idempotencyKeys.createdAt, new Date(services.now() - KEPT_MS)),
    });
  return answer;
}

async function release({ services }: Asked, row: KeyRow): Promise<void> {
  await services.db.delete(idempotencyKeys).where(and(isRow(row), isNull(idempotencyKeys.answer)));
}

function isRow({ shopId, call, key }: KeyRow) {
  return and(
    eq(idempotencyKeys.shopId, shopId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );
}

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex');
