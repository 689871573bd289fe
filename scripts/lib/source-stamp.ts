import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const FOLDERS = [
  'backend',
  'components',
  'core',
  'hooks',
  'pages',
  'scripts/lib/finish-build',
  'services',
  'store',
  'styles',
];
const FILES = ['next.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const VARIABLES = /^(NEXT_PUBLIC_\w+|IMAGE_HOSTS|STORAGE_HOST|CDN_HOST)$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** A digest of all that a build depends on: sources by content, packages, the variables it bakes in. */
export async function sourceStamp(
  projectDir: string,
  environment: Environment = process.env,
): Promise<string> {
  const digest = createHash('sha256').update(variablesOf(environment));
  for (const path of await sourcePaths(projectDir)) {
    digest.update(`\0${path}\0`).update(await readFile(join(projectDir, path)));
  }
  return digest.digest('hex');
}

function variablesOf(environment: Environment): string {
  const given = Object.entries(environment).filter(
    ([name, value]) => VARIABLES.test(name) && value,
  );
  return JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function sourcePaths(projectDir: string): Promise<string[]> {
  const listed = await Promise.all(FOLDERS.map((folder) => filesBelow(projectDir, folder)));
  return [...FILES, ...listed.flat()].sort();
}

async function filesBelow(projectDir: string, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(projectDir, folder), options);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectDir, join(entry.parentPath, entry.name)));
}
