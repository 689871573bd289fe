import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuildFiles } from '@/edge/kept-files';
import { BUILD_DIR } from './next-build';

/** The files of the build, which are scripts, styles and typefaces, by the paths that browsers ask for. */
export async function readBuildFiles(): Promise<BuildFiles> {
  const folder = join(BUILD_DIR, 'static');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const places = files.map(({ parentPath, name }) => join(parentPath, name));
  const pathOf = (place: string) => relative(folder, place).split(sep).join('/');
  return new Map(places.map((place) => [`/_next/static/${pathOf(place)}`, place]));
}
