import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';

const FOLDERS = [
  'backend',
  'blocks',
  'components',
  'core',
  'edge',
  'hooks',
  'pages',
  'scripts/lib/finish-build',
  'services',
  'store',
  'styles',
];
const FILES = ['next.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const VARIABLES = /^(NEXT_PUBLIC_\w+|IMAGE_HOSTS|STORAGE_HOST|CDN_HOST)$/;

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a digest of what pages depend on: contents of sources, packages as they are installed, baked-in variables. */
export async function sourceStamp(projectDir: string, environment: Environment = process.env) {
  const digest = createHash('sha256').update(variablesOf(environment));
  for (const text of await installedPackages(projectDir)) digest.update(text);
  for (const path of await sourcePaths(projectDir)) {
    digest.update(`\0${path}\0`).update(await readFile(join(projectDir, path)));
  }
  return digest.digest('hex');
}

function variablesOf(environment: Environment): string {
  const variables = Object.entries(environment).filter(
    ([name, value]) => VARIABLES.test(name) && value,
  );
  return JSON.stringify(variables.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Reads the package.json of each dependency; empty where missing. */
async function installedPackages(projectDir: string): Promise<string[]> {
  const text = await readFile(join(projectDir, 'package.json'), 'utf8');
  const { dependencies } = packageSchema.parse(JSON.parse(text));
  const versions = Object.keys(dependencies).map((name) =>
    readFile(join(projectDir, 'node_modules', name, 'package.json'), 'utf8').catch(() => ''),
  );
  return Promise.all(versions);
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
