import { inArray, isNull, sql } from 'drizzle-orm';
import { LOCKS } from '../../db/locks';
import { matching, type Tx } from '../../db/rows';
import { media as mediaTable, uploads } from '../../db/schema';
import type { Services } from '../../services/services';

/** The most that visitors may leave unclaimed in one shop, and for how long, so that they fill no disk that others need. */
export const UNCLAIMED = { count: 1_000, bytes: 512 * 1_048_576, hours: 24 };

const isExpired = matching(
  uploads,
  {},
  isNull(uploads.claimedAt),
  sql`${uploads.createdAt} < now() - make_interval(hours => ${UNCLAIMED.hours})`,
);

/** Removes the uploads that nobody has claimed in time, files included; none while a backup is made. */
export async function forgetUploads({ shops, media }: Pick<Services, 'shops' | 'media'>) {
  const keys = await shops.across.db.transaction(async (tx) => {
    if (!(await mayRemoveFiles(tx))) return [];
    const gone = await tx.delete(uploads).where(isExpired).returning({ key: uploads.mediaKey });
    const removed = gone.map(({ key }) => key);
    if (removed.length > 0) await tx.delete(mediaTable).where(inArray(mediaTable.key, removed));
    return removed;
  });
  await media.removeFiles(keys);
}

/** Returns whether no backup is being made, whose rows may name files that it has still to read; none begins meanwhile. */
export async function mayRemoveFiles(tx: Pick<Tx, 'execute'>): Promise<boolean> {
  const { rows } = await tx.execute<{ isFree: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock_shared(${LOCKS.removeFiles}) AS "isFree"`,
  );
  return rows[0]?.isFree === true;
}
