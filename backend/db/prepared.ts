import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';

/** A database or a transaction. */
export type Sender = Pick<NodePgDatabase, '_'>;

const dialect = new PgDialect();

/**
 * A statement that is written out once and planned once by each connection, which else costs several times what it
 * takes. Values are `sql.placeholder`s, a list is `= anyOfIds`. Rows are as the driver reads them, moments are text.
 * @param name one of its own: connections know the statement by it.
 */
export function prepared<Values extends Record<string, unknown>, Row extends QueryResultRow>(
  name: string,
  statement: SQL,
): (sender: Sender, values: Values) => Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  return async ({ _: { session } }, values) => {
    const one = session.prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
      ...([query, undefined, name, false] as const),
    );
    const { rows } = await one.execute(values);
    return rows;
  };
}

/**
 * An operand for `=`: any of the ids in the list of this name. In a query of its own, where the planner does not see how
 * short the list is: it would plan the statement anew each time.
 */
export const anyOfIds = (name: string): SQL =>
  sql`ANY((SELECT ${sql.placeholder(name)}::uuid[])::uuid[])`;

/** Rows of a table that a prepared statement takes as one value, the JSON text of them all. */
interface JsonRows<Row> {
  /** Inserts the rows of the value of this name; conditions and clauses may follow, about `row`. */
  insert(value: string): SQL;
  textOf(rows: readonly Row[]): string;
}

/** Rows as one JSON value: a value for every column of every row costs several times as much. */
export function jsonRows<
  Table extends PgTable,
  const Key extends keyof Table['$inferInsert'] & string,
>(table: Table, keys: readonly Key[]): JsonRows<Pick<Table['$inferInsert'], Key>> {
  const columns = getTableColumns(table);
  const named = keys.map((key) => [key, columns[key]?.name ?? key] as const);
  const names = sql.raw(named.map(([, name]) => `"${name}"`).join(', '));
  return {
    // Not jsonb, which would put the keys of JSON values into an order of its own.
    insert: (value) => sql`INSERT INTO ${table} (${names})
      SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${sql.placeholder(value)}::json) AS row`,
    textOf: (rows) =>
      JSON.stringify(
        rows.map((row) => Object.fromEntries(named.map(([key, name]) => [name, row[key]]))),
      ),
  };
}
