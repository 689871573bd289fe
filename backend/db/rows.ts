import {
  and,
  eq,
  getTableColumns,
  type InferSelectModel,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Values that columns of a table are to have; null matches nothing, as in SQL. */
type Values<Table extends PgTable> = {
  [Column in keyof InferSelectModel<Table>]?: InferSelectModel<Table>[Column] | SQLWrapper;
};

export type Reader = Pick<NodePgDatabase, 'select'>;

type Condition = SQL | undefined;

type Match<Table extends PgTable> = [Values<Table>, ...Condition[]];

/** Condition: each of these columns of a table has its value, and what else there is holds. */
export function matching<Table extends PgTable>(
  table: Table,
  values: Values<Table>,
  ...others: Condition[]
): Condition {
  const columns = getTableColumns<PgTable>(table);
  const conditions = Object.entries(values).map(([name, value]) => {
    const column = columns[name];
    // A condition that was left out would find the rows of other shops.
    if (!column) throw new TypeError(`There is no column ${name}.`);
    return eq(column, value);
  });
  return and(...conditions, ...others);
}

type Row<Table extends PgTable> = InferSelectModel<Table> | undefined;

/** The row of a table that matches; undefined where there is none. */
export async function findRow<Table extends PgTable>(
  db: Reader,
  table: Table,
  ...match: Match<Table>
): Promise<Row<Table>> {
  const [row] = await selectRows(db, table, match).limit(1);
  return row as Row<Table>;
}

/** The same, locked until the transaction ends. */
export async function lockRow<Table extends PgTable>(
  tx: Reader,
  table: Table,
  ...match: Match<Table>
): Promise<Row<Table>> {
  const [row] = await selectRows(tx, table, match).for('update');
  return row as Row<Table>;
}

function selectRows<Table extends PgTable>(db: Reader, table: Table, match: Match<Table>) {
  return db
    .select()
    .from<PgTable>(table)
    .where(matching(table, ...match));
}

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

const ATTEMPTS = 4;
/** PostgreSQL ends one of those that wait for each other in a circle; nothing of it was done. */
export const DEADLOCK = '40P01';

/** Does work in a transaction, and all of it again where it was ended for the sake of another one. */
export async function inTransaction<Result>(db: NodePgDatabase, work: (tx: Tx) => Promise<Result>) {
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

/** Waits until nobody else in a transaction has the turn of this name, and keeps it until this one ends. */
export async function takeTurn(tx: Pick<NodePgDatabase, 'execute'>, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
