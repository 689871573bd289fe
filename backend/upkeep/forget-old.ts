import { lt } from 'drizzle-orm';
import { idempotencyKeys, stockHolds } from '../db/schema';
import { KEPT_MS } from '../domain/checkout/answer-once';
import type { Services } from '../services';

/** Removes what counts for nothing any more: holds that are over, answers kept for long enough. */
export async function forgetOld({ db, now }: Services): Promise<void> {
  await db.delete(stockHolds).where(lt(stockHolds.expiresAt, new Date(now())));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now() - KEPT_MS)));
}
