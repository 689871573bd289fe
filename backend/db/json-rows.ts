import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Rows of a table that a prepared statement takes as one value, the JSON text of them all. */
interface JsonRows<Row> {
  /**
   * Inserts the rows of the value of this name; conditions and clauses may follow, where `row` is what they
   * call a row. Columns that are not named take their defaults.
   */
  insert(value: string): SQL;
  textOf(rows: readonly Row[]): string;
}

/** To build and send a value for every column of every row costs several times as much. */
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
