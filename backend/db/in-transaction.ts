import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

const ATTEMPTS = 4;
/** PostgreSQL ends one of those that wait for each other in a circle; nothing of it was done. */
export const DEADLOCK = '40P01';

/** Does work in a transaction, and all of it again where it was ended for the sake of another one. */
export async function inTransaction<Result>(
  db: NodePgDatabase,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !hasCode(error, DEADLOCK)) throw error;
    }
  }
}

/** Looks for a PostgreSQL error code (`40P01`, `55P03`) in an error and in what caused it. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === code) || hasCode(error.cause, code);
}
