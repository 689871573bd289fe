import type pg from 'pg';
import type { Table } from '../format/manifest';
import { nameInSql } from './copy-sql';

interface ForeignKey {
  /** Names and definition as SQL has them. */
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
  ORDER BY conrelid::regclass::text, conname`;

const FORCED = `
  SELECT oid::regclass::text AS table FROM pg_class
  WHERE relforcerowsecurity AND relnamespace = 'public'::regnamespace ORDER BY 1`;

/**
 * Does work, within the open transaction, while rows of tables are taken as they are: no trigger changes them, no
 * row-level security keeps them from the owner, to whom COPY is not open otherwise, and foreign keys wait until all are
 * there. All of it is an owner's to do, who need be no superuser. @throws where rows name others that are not there.
 */
export async function whileUnchecked<Result>(
  client: pg.ClientBase,
  tables: readonly Table[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  const { rows: forced } = await client.query<{ table: string }>(FORCED);
  const alterEach = async <One>(list: readonly One[], toSql: (one: One) => string) => {
    for (const one of list) await client.query(`ALTER TABLE ${toSql(one)}`);
  };
  await alterEach(keys, ({ table, name }) => `${table} DROP CONSTRAINT ${name}`);
  await alterEach(tables, ({ name }) => `${nameInSql(name)} DISABLE TRIGGER USER`);
  await alterEach(forced, ({ table }) => `${table} NO FORCE ROW LEVEL SECURITY`);
  const result = await work();
  await alterEach(forced, ({ table }) => `${table} FORCE ROW LEVEL SECURITY`);
  await alterEach(tables, ({ name }) => `${nameInSql(name)} ENABLE TRIGGER USER`);
  await alterEach(
    keys,
    ({ table, name, definition }) => `${table} ADD CONSTRAINT ${name} ${definition}`,
  );
  return result;
}
