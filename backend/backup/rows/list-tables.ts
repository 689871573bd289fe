import type pg from 'pg';
import type { Sequence, Table } from '../format/manifest';

/** Excludes what extensions bring again by themselves, and tables that are not logged, which any crash may empty. */
const LASTING = `relnamespace = 'public'::regnamespace AND relpersistence = 'p' AND NOT EXISTS (
  SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')`;
const OURS = `${LASTING} AND pg_has_role(relowner, 'USAGE')`;

/** Lists the tables of the database's user with the columns whose values are written, not generated. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relkind = 'r' AND ${OURS} AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY relname ORDER BY relname`);
  return rows;
}

/** Lists the tables beside them that belong to other users. */
export async function listForeignTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND ${LASTING} AND NOT pg_has_role(relowner, 'USAGE') ORDER BY 1`);
  return rows.map(({ name }) => name);
}

/** Reads the position of each sequence; whatever a snapshot shows, it has been beyond that. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; sql: string }>(`
    SELECT relname AS name, oid::regclass::text AS sql
    FROM pg_class WHERE relkind = 'S' AND ${OURS} ORDER BY relname`);
  const sequences: Sequence[] = [];
  for (const { name, sql } of rows) {
    const { rows: values } = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${sql}`,
    );
    for (const value of values) sequences.push({ name, ...value });
  }
  return sequences;
}
