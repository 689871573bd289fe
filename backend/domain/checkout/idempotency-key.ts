import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invalid, malformed } from '../../base/errors';
import { matching } from '../../db/rows';
import { idempotencyKeys } from '../../db/schema';
import type { ShopContext } from '../shops/find-shop';
import * as messages from './messages';

/** Retention of an answer (design 7). */
export const RETENTION_MS = 24 * 60 * 60_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

export interface KeyedContext extends Pick<ShopContext, 'services'> {
  idempotencyKey: string | undefined;
  markReplayed(): void;
}

export interface Repeatable {
  call: string;
  input: unknown;
}

export interface KeyRow {
  shopId: string;
  call: string;
  key: string;
  bodyHash: string;
}

/** The key that a call names; undefined for none. */
export function namedKey(context: KeyedContext, { call, input }: Repeatable): KeyRow | undefined {
  const key = context.idempotencyKey;
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw malformed(messages.invalidKey, 'Idempotency-Key');
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return { shopId: context.services.shop.id, call, key, bodyHash };
}

/** Notes that a call is under way; false where it was noted before. In a transaction a repeat waits here for its end. */
export async function claimKey(
  db: Pick<NodePgDatabase, 'insert'>,
  row: KeyRow,
  now: number,
): Promise<boolean> {
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
export async function savedAnswer(
  db: Pick<NodePgDatabase, 'select'>,
  row: KeyRow,
): Promise<string | undefined> {
  const [saved] = await db.select().from(idempotencyKeys).where(isRow(row));
  if (saved && saved.bodyHash !== row.bodyHash) {
    throw invalid(messages.keyReused, { path: 'Idempotency-Key' });
  }
  return saved?.answer ?? undefined;
}

export function isRow({ shopId, call, key }: KeyRow) {
  return matching(idempotencyKeys, { shopId, call, key });
}
