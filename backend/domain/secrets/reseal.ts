import { type Column, type SQLWrapper, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Secrets } from '../../base/secrets';
import { paymentSettings, people } from '../../db/schema';
import { SECRET_PURPOSE } from '../admins/second-factor';
import { SETTINGS_PURPOSE } from '../payments/load-settings';

interface SealedColumn {
  table: SQLWrapper;
  key: Column;
  column: Column;
  purpose: string;
}

/** Every column of the database that holds what is sealed; a test compares it with the schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: paymentSettings,
    key: paymentSettings.shopId,
    column: paymentSettings.sealed,
    purpose: SETTINGS_PURPOSE,
  },
  { table: people, key: people.id, column: people.totpSecret, purpose: SECRET_PURPOSE },
];

interface Resealing {
  /** Rows that are sealed with the newest secret from now on. */
  resealed: number;
  /** Rows that were so before. */
  current: number;
  /** Rows that no secret opens. */
  unreadable: number;
}

/** Seals with the newest secret whatever an earlier one has sealed, in all shops, or nothing of it. */
export function reseal(
  { secrets, db }: { secrets: Secrets; db: NodePgDatabase },
  { isTrial = false } = {},
): Promise<Resealing> {
  return db.transaction(async (tx) => {
    const done = { resealed: 0, current: 0, unreadable: 0 };
    for (const { table, key, column, purpose } of SEALED_COLUMNS) {
      const { rows } = await tx.execute<{ key: string; sealed: string }>(
        sql`SELECT ${key} AS key, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL ORDER BY ${key} FOR UPDATE`,
      );
      for (const row of rows) {
        const value = secrets.open(purpose, row.sealed);
        const isReadable = value !== undefined;
        const isDue = isReadable && !secrets.isCurrent(row.sealed);
        if (!isReadable) done.unreadable += 1;
        else if (isDue) done.resealed += 1;
        else done.current += 1;
        if (!isDue || isTrial) continue;
        const sealed = secrets.seal(purpose, value);
        await tx.execute(
          sql`UPDATE ${table} SET ${sql.identifier(column.name)} = ${sealed} WHERE ${key} = ${row.key}`,
        );
      }
    }
    return done;
  });
}
