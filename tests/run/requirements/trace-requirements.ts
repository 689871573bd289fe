import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequirementRow, readRows } from './requirement-rows';
import { readTestTitles, type TestTitle } from './test-titles';

const REQUIREMENTS = 'docs/requirements.md';
const TEST_FOLDER = 'tests';
const TEST_FILE = /\.(test|spec)\.tsx?$/;

/** A requirement with the tests that carry its id. */
export interface TracedRow extends RequirementRow {
  tests: readonly TestTitle[];
}

export interface Trace {
  rows: readonly TracedRow[];
  /** Ids in titles of tests that are no row, each once. */
  unknownIds: readonly string[];
}

/** Reads docs/requirements.md and the titles of every test, and brings them together. */
export async function traceRequirements(projectDir: string): Promise<Trace> {
  const [markdown, tests] = await Promise.all([
    readFile(join(projectDir, REQUIREMENTS), 'utf8'),
    readTests(projectDir),
  ]);
  return trace(readRows(markdown), tests);
}

export function trace(rows: readonly RequirementRow[], tests: readonly TestTitle[]): Trace {
  const byId = new Map<string, TestTitle[]>();
  for (const test of tests)
    for (const id of test.ids) byId.set(id, [...(byId.get(id) ?? []), test]);
  const existing = new Set(rows.map(({ id }) => id));
  return {
    rows: rows.map((row) => ({ ...row, tests: byId.get(row.id) ?? [] })),
    unknownIds: [...byId.keys()].filter((id) => !existing.has(id)),
  };
}

async function readTests(projectDir: string): Promise<TestTitle[]> {
  const paths = await readdir(join(projectDir, TEST_FOLDER), { recursive: true });
  const files = paths.filter((path) => TEST_FILE.test(path)).sort();
  const titles = files.map(async (path) => {
    const file = `${TEST_FOLDER}/${path}`;
    return readTestTitles(file, await readFile(join(projectDir, file), 'utf8'));
  });
  return (await Promise.all(titles)).flat();
}
