import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Columns that a restore sets anew, of `media`: the sizes of its pictures are still to be made. */
const MADE_ANEW = "ARRAY['sizes_made_at', 'sizes_try_at', 'sizes_attempts']";

/** All rows of a table as its owner sees them, each as text. */
async function rowsOf(client: pg.Client, table: string): Promise<string[]> {
  const row = table === 'media' ? `(to_jsonb(one) - ${MADE_ANEW})::text` : 'one::text';
  const { rows } = await client.query<{ row: string }>(
    `SELECT ${row} AS row FROM "${table}" AS one ORDER BY 1`,
  );
  return rows.map((one) => one.row);
}

async function textsOf(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`SELECT (${query.trim()}) AS text`);
  return rows.map(({ text }) => text);
}

const TABLES = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p' ORDER BY 1`;

/** Parts of a schema that keep shops apart and rows together, each as text. */
const SCHEMA = `
  SELECT concat_ws(' ', 'policy', tablename, policyname, cmd, roles, qual, with_check) AS text FROM pg_policies
  UNION ALL SELECT concat_ws(' ', 'table', relname, relrowsecurity, relforcerowsecurity, relpersistence)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
  UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'p', 'u')
  UNION ALL SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', 'index', indexdef) FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', 'grant', table_name, grantee, privilege_type)
    FROM information_schema.role_table_grants WHERE grantee IN ('hemline_app', 'hemline_across') AND table_schema = 'public'
  ORDER BY 1`;

export interface Contents {
  /** Rows by table. */
  rows: Record<string, string[]>;
  sequences: string[];
  schema: string[];
}

/** Reads all there is in a database, as its owner. */
export async function contentsOf(url: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    const rows: Contents['rows'] = {};
    for (const { name } of tables) rows[name] = await rowsOf(client, name);
    const { rows: parts } = await client.query<{ text: string }>(SCHEMA);
    const sequences = await textsOf(
      client,
      "SELECT string_agg(sequencename || ' ' || coalesce(last_value, 0), ', ' ORDER BY sequencename) FROM pg_sequences WHERE schemaname = 'public'",
    );
    return { rows, sequences, schema: parts.map(({ text }) => text) };
  } finally {
    await client.end();
  }
}

/** Reads what files a folder has, each by its digest. */
export async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort();
  const entries = names.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(await Promise.all(entries));
}
