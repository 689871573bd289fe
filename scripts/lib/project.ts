import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder with package.json: commands work wherever they are called from. It is looked for upwards, since a
 * program runs from its bundle (scripts/lib/bundle-program.mjs), tests from the sources.
 */
export const PROJECT_DIR = folderAbove(import.meta.dirname);

/** Every program, by this, is run: as `node <this> scripts/start.ts`. */
export const RUNNER = join(PROJECT_DIR, 'scripts/run.cjs');

function folderAbove(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : folderAbove(dirname(folder));
}
