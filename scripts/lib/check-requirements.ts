import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const REQUIREMENTS = 'docs/requirements.md';
const TEST_FOLDER = 'tests';
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const ROW = /^\|\s*(S\d+\.\d+)\s*\|\s*(.+?)\s*\|$/gm;
/** A quoted title that carries an id; one that is skipped shows nothing. */
const TITLE_LINE = /['"`][^\n]*\[S\d+\.\d+\]/;
const SKIPPED = /\.(skip|todo|fixme)\(/;
const ID = /\[(S\d+\.\d+)\]/g;

/**
 * Compares the rows of docs/requirements.md with the ids in the titles of tests.
 *
 * @returns one line for each row without a test, each id without a row, each row that stands twice.
 */
export async function findRequirementProblems(projectDir: string): Promise<string[]> {
  const rows = readRows(await readFile(join(projectDir, REQUIREMENTS), 'utf8'));
  const shown = idsInTitles(await readTests(join(projectDir, TEST_FOLDER)));
  return compareRequirements(rows, shown);
}

export interface RequirementRow {
  id: string;
  text: string;
}

export function readRows(table: string): RequirementRow[] {
  return [...table.matchAll(ROW)].map(([, id = '', text = '']) => ({ id, text }));
}

export function idsInTitles(source: string): Set<string> {
  const titles = source.split('\n').filter((line) => TITLE_LINE.test(line) && !SKIPPED.test(line));
  return new Set(titles.flatMap((title) => [...title.matchAll(ID)].map(([, id = '']) => id)));
}

export function compareRequirements(
  rows: readonly RequirementRow[],
  shown: ReadonlySet<string>,
): string[] {
  const ids = rows.map(({ id }) => id);
  const untested = rows.filter(({ id }) => !shown.has(id));
  return [
    ...untested.map(({ id, text }) => `${id} has no test: ${text}`),
    ...[...shown]
      .filter((id) => !ids.includes(id))
      .map((id) => `A test names ${id}, which is no row`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
  ];
}

async function readTests(folder: string): Promise<string> {
  const paths = await readdir(folder, { recursive: true });
  const tests = paths.filter((path) => TEST_FILE.test(path));
  const sources = await Promise.all(tests.map((path) => readFile(join(folder, path), 'utf8')));
  return sources.join('\n');
}
