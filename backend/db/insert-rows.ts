import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The INSERT of rows by one parameter, all of them JSON text. To build and send a parameter for every
 * value costs several times as much, which counts where shoppers wait in line. All rows name the columns
 * that the first one does; others take their defaults. Conditions and clauses may follow it; `row` is what
 * they call a row.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): SQL {
  const columns = getTableColumns(table);
  const nameOf = (key: string) => columns[key]?.name ?? key;
  const names = sql.raw(
    Object.keys(rows[0] ?? {})
      .map((key) => `"${nameOf(key)}"`)
      .join(', '),
  );
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key), value])),
  );
  // Not jsonb, which would put the keys of JSON values into an order of its own.
  return sql`INSERT INTO ${table} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(named)}) AS row`;
}
