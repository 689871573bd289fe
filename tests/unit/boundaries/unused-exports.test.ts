import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_FOLDERS, sourcesBelow } from './read-imports';
import { ALL, type Module, readModule } from './read-modules';

const PRODUCT = [...PRODUCT_FOLDERS, 'scripts'];

/** Exports for tests, and why. */
const FOR_TESTS = new Map([
  ['backend/base/config.ts environmentSchema', 'tests run without the variables of the machine'],
  ['backend/base/passwords.ts runScrypt', 'tests count how often a password is hashed'],
  ['backend/db/connection.ts createDatabase', 'tests open databases of their own on one server'],
  ['backend/db/embedded/address.ts loopbackAddress', 'the address of Windows, on any system'],
  ['backend/db/migrate.ts assertSupported', 'versions of PostgreSQL that no test has'],
  ['backend/db/shops/index.ts ACROSS_ROLE', 'tests look into the rights of a role'],
  ['backend/db/shops/index.ts APP_ROLE', 'tests look into the rights of a role'],
  ['backend/db/shops/shop-databases.ts TurnSocket', 'tests count what is sent to the database'],
  ['backend/domain/admins/sessions.ts hashSecret', 'the matrix ends a session of one actor'],
  ['backend/domain/design/script-sources.ts directiveOf', 'texts longer than any page holds'],
  ['backend/domain/secrets/reseal.ts SEALED_COLUMNS', 'the schema has no others'],
  ['backend/http/limit-requests.ts rateOf', 'every route is called beyond its rate'],
  ['backend/upkeep/index.ts runJobs', 'tests run the jobs once, not by the clock'],
  ['demo/content/index.ts GRIDLINE', 'rules of content hold for each demo shop'],
  ['demo/content/index.ts MARLOW', 'rules of content hold for each demo shop'],
  ['demo/content/index.ts NORR', 'rules of content hold for each demo shop'],
  ['demo/drawings/index.ts CUTS', 'all that can be drawn is drawn'],
  ['demo/drawings/index.ts MOTIFS', 'all that can be drawn is drawn'],
  ['demo/drawings/kit/spec.ts PATTERNS', 'all that can be drawn is drawn'],
  ['demo/drawings/kit/spec.ts VIEWS', 'all that can be drawn is drawn'],
  ['demo/seed/index.ts isSeeded', 'the state of a seed that was cut off'],
  ['edge/index.ts withPaymentHost', 'tests of the payment origin put it before their own pages'],
  ['scripts/lib/block-registry.ts folderOf', 'folders of blocks are compared with it'],
  ['scripts/lib/project.ts RUNNER', 'tests start programs as npm does'],
  [
    'components/ui/tracked.ts whenLoaded',
    'tests wait by it, as pages do, for views that come along',
  ],
  ['core/model/icon-names.ts ICON_NAMES', 'the outlines in public/ are compared with them'],
]);

/** Files that nobody imports: Next or a command opens them, and takes all that they export. */
const OPENED = /^(pages\/|scripts\/[^/]+\.ts$|backend\/db\/schema\/index\.ts$)/;

type Files = ReadonlyMap<string, string>;

/** Exports that no other file of the product uses, as `file name`. */
function unusedExports(files: Files): string[] {
  const modules = new Map([...files].map(([file, text]) => [file, readModule(file, text)]));
  const used = new Map<string, Set<string>>();
  const use = (file: string, name: string): void => {
    const names = used.get(file) ?? new Set();
    const module = modules.get(file);
    if (!module || names.has(name)) return;
    used.set(file, names.add(name));
    for (const { source, name: origin, as } of module.handedOn) {
      if (as === ALL) use(resolve(file, source, files), name);
      else if (as === name || name === ALL) use(resolve(file, source, files), origin);
    }
  };
  for (const [file, { uses }] of modules) {
    for (const { source, name } of uses) use(resolve(file, source, files), name);
    if (OPENED.test(file)) use(file, ALL);
  }
  return [...modules].flatMap(([file, module]) => {
    const names = used.get(file) ?? new Set();
    if (names.has(ALL)) return [];
    const unused = namesOf(module).filter((name) => !names.has(name));
    return unused.map((name) => `${file} ${name}`);
  });
}

function namesOf({ exported, handedOn }: Module): string[] {
  return [...exported, ...handedOn.map(({ as }) => as).filter((name) => name !== ALL)];
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The file that an import leads to; packages stay as they are called. */
function resolve(file: string, source: string, files: Files): string {
  const path = source.startsWith('@/') ? source.slice(2) : join(dirname(file), source);
  const ending = ENDINGS.find((one) => files.has(path + one));
  return ending === undefined ? source : path + ending;
}

describe('exports', () => {
  it('are used by another file of the product, not by tests alone', async () => {
    const paths = (await Promise.all(PRODUCT.map(sourcesBelow))).flat();
    const texts = paths.map(async (path) => [path, await readFile(path, 'utf8')] as const);
    const files = new Map(await Promise.all(texts));
    expect(files.size).toBeGreaterThan(1000);
    expect(unusedExports(files).sort()).toEqual([...FOR_TESTS.keys()].sort());
  });

  it('are found out in every form, and counted as used in every form', () => {
    const made = (files: Record<string, string>) => unusedExports(new Map(Object.entries(files)));
    const names = `
      export const one = 1, { two, of: three } = { two: 2, of: 3 };
      export function four() {}
      export class Five {}
      export interface Six {}
      export type Seven = Six;
      export enum Eight { A }
      export default four;
    `;
    const all = ['one', 'two', 'three', 'four', 'Five', 'Six', 'Seven', 'Eight', 'default'];
    const unused = all.map((name) => `core/a.ts ${name}`);
    expect(made({ 'core/a.ts': names }).sort()).toEqual(unused.sort());
    const using = (text: string) =>
      made({ 'core/a.ts': names, 'pages/b.tsx': text }).map((result) => result.split(' ')[1]);
    expect(using(`import four, { one } from '@/core/a';`)).not.toContain('one');
    expect(using(`import four, { one } from '@/core/a';`)).not.toContain('default');
    expect(using(`import type { Six } from '../core/a';`)).not.toContain('Six');
    expect(using(`import * as a from '@/core/a'; a.one(); type T = a.Six;`)).toEqual(
      all.filter((name) => name !== 'one' && name !== 'Six'),
    );
    expect(using(`import * as a from '@/core/a'; take(a);`)).toEqual([]);
    expect(using(`const { one } = await import('@/core/a');`)).not.toContain('one');
    expect(using(`import('@/core/a').then(({ one }) => one);`)).not.toContain('one');
    expect(using(`import('@/core/a').then(({ one }) => one);`)).toContain('two');
    expect(using(`take(import('@/core/a'));`)).toEqual([]);
    expect(using(`type One = import('@/core/a').Seven;`)).not.toContain('Seven');
    expect(using(`export { one } from '@/core/a';`)).not.toContain('one');
    expect(using(`export * from '@/core/a';`)).toEqual([]);
  });

  it('that an index hands on to nobody are unused there as well', () => {
    const files = new Map([
      ['core/a/one.ts', 'export const one = 1;'],
      ['core/a/index.ts', `export { one } from './one';`],
    ]);
    expect(unusedExports(files)).toEqual(['core/a/one.ts one', 'core/a/index.ts one']);
    files.set('pages/b.tsx', `import { one } from '@/core/a';`);
    expect(unusedExports(files)).toEqual([]);
  });
});
