import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolderOfRun } from './test-server';

const MIGRATIONS = join(process.cwd(), 'backend/db/migrations');
const FIRST_DAY_MS = 1_760_000_000_000;

/** A folder of migrations as drizzle-kit writes it, one SQL text each. */
export async function writeMigrations(texts: string[]): Promise<string> {
  const path = await makeFolderOfRun();
  const entries = texts.map((_text, idx) => ({
    idx,
    version: '7',
    when: FIRST_DAY_MS + idx,
    tag: `${String(idx).padStart(4, '0')}_test`,
    breakpoints: true,
  }));
  await mkdir(join(path, 'meta'));
  const journal = { version: '7', dialect: 'postgresql', entries };
  await writeFile(join(path, 'meta/_journal.json'), JSON.stringify(journal));
  for (const { idx, tag } of entries) await writeFile(join(path, `${tag}.sql`), texts[idx] ?? '');
  return path;
}

/** A folder of the migrations that came before one of this name: `variants_by_row`. */
export async function migrationsBefore(name: string): Promise<string> {
  const folder = await makeFolderOfRun();
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'));
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  if (at < 0) throw new Error(`No migration is called ${name}.`);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}
