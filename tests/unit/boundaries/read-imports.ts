import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

export interface Import {
  file: string;
  /** As it is written. */
  source: string;
  isTypeOnly: boolean;
}

/** Where the product's own code lies. */
export const PRODUCT_FOLDERS = [
  'backend',
  'blocks',
  'components',
  'core',
  'demo',
  'edge',
  'hooks',
  'pages',
  'services',
  'store',
  'styles',
];

const SOURCE_FILE = /\.tsx?$/;
const FROM = /\b(import|export)\s+(type\s)?[^;'"]*?from\s*['"]([^'"]+)['"]/g;
const BARE = /\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every import of the sources below some folders of the project. */
export async function readImports(folders: readonly string[]): Promise<Import[]> {
  const files = await Promise.all(folders.map(sourcesBelow));
  const read = files.flat().map(async (file) => importsOf(file, await readFile(file, 'utf8')));
  return (await Promise.all(read)).flat();
}

export function importsOf(file: string, source: string): Import[] {
  const named = [...source.matchAll(FROM)].map(([, , type, from = '']) => ({
    file,
    source: from,
    isTypeOnly: type !== undefined,
  }));
  const bare = [...source.matchAll(BARE)].map(([, from = '']) => ({
    file,
    source: from,
    isTypeOnly: false,
  }));
  return [...named, ...bare];
}

/** The path in the project that a relative import leads to. */
export function targetOf({ file, source }: Import): string {
  return normalize(join(dirname(file), source));
}

/** Every source below a folder of the project. */
export async function sourcesBelow(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths.filter((path) => SOURCE_FILE.test(path)).map((path) => join(folder, path));
}
