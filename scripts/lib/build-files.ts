import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BUILD_DIR } from './next-build';

/** The paths at which the files of the build are, those of scripts, styles and typefaces. */
export async function readBuildFiles(): Promise<ReadonlySet<string>> {
  const folder = join(BUILD_DIR, 'static');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return new Set(names.map((name) => `/_next/static/${name.split(sep).join('/')}`));
}
