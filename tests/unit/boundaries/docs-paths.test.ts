import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_FOLDERS } from './read-imports';

const FOLDERS = [...PRODUCT_FOLDERS, 'tests', 'scripts', 'docs', 'bench'];
const IN_BACKTICKS = /`([^`\s]+)`/g;

async function pages(): Promise<string[]> {
  const listed = FOLDERS.map(async (folder) => {
    const names = await readdir(folder, { recursive: true });
    return names.filter((name) => name.endsWith('README.md')).map((name) => join(folder, name));
  });
  return ['ARCHITECTURE.md', ...(await Promise.all(listed)).flat()];
}

/** Paths of the project that a page names; those with a placeholder are left out. */
function pathsIn(text: string): string[] {
  return Array.from(text.matchAll(IN_BACKTICKS), ([, path = '']) => path).filter(
    (path) => FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && !/[<>*…]/.test(path),
  );
}

const exists = (path: string): boolean =>
  ['', '.ts', '.tsx', '.md'].some((ending) => existsSync(path.replace(/\/$/, '') + ending));

describe('pages for developers', async () => {
  it.each(await pages())('%s names no path that is not there', (page) => {
    const paths = pathsIn(readFileSync(page, 'utf8'));
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  it('name paths', () => {
    expect(pathsIn('`backend/app.ts` and `core/none`, `a/b`, `blocks/<type>`')).toEqual([
      'backend/app.ts',
      'core/none',
    ]);
  });
});
