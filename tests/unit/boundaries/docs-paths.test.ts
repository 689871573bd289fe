import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_FOLDERS } from './read-imports';

const FOLDERS = [...PRODUCT_FOLDERS, 'tests', 'scripts', 'docs', 'bench'];
const IN_BACKTICKS = /`([^`\s]+)`/g;

/** Files below the project's folders whose path ends so. */
async function filesOf(ending: RegExp): Promise<string[]> {
  const listed = FOLDERS.map(async (folder) => {
    const names = await readdir(folder, { recursive: true });
    return names.map((name) => join(folder, name)).filter((path) => ending.test(path));
  });
  return (await Promise.all(listed)).flat();
}

const pages = async () => [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  ...(await filesOf(/README\.md$|^docs\/.*\.md$/)),
];

/** Paths of the project that a page names; those with a placeholder are left out. */
function pathsIn(text: string): string[] {
  return Array.from(text.matchAll(IN_BACKTICKS), ([, path = '']) => path).filter(
    (path) => FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && !/[<>*…]/.test(path),
  );
}

const exists = (path: string): boolean =>
  ['', '.ts', '.tsx', '.md'].some((ending) => existsSync(path.replace(/\/$/, '') + ending));

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
const PATH = new RegExp(`(?<![\\w./@-])(?:${FOLDERS.join('|')})/[\\w./[\\]-]+`, 'g');

/** Paths of files that the comments of a source name. */
const pathsInComments = (source: string): string[] =>
  (source.match(COMMENT) ?? [])
    .flatMap((comment) => comment.match(PATH) ?? [])
    .map((path) => path.replace(/\.$/, ''))
    .filter((path) => !/^docs\/adr\/\d+$/.test(path));

it('no comment names a path that is not there', async () => {
  const sources = (await filesOf(/\.(?:tsx?|css|mjs|cjs)$/)).filter((file) => file !== OWN);
  const gone = sources.flatMap((file) =>
    pathsInComments(readFileSync(file, 'utf8'))
      .filter((path) => !exists(path))
      .map((path) => `${file} ${path}`),
  );
  expect(gone).toEqual([]);
  const source = "// See core/none.ts.\nimport 'core/gone'; /* `backend/app.ts` */";
  expect(pathsInComments(source)).toEqual(['core/none.ts', 'backend/app.ts']);
});

const OWN = 'tests/unit/boundaries/docs-paths.test.ts';

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
