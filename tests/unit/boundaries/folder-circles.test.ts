import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { type Import, PRODUCT_FOLDERS, readImports, targetOf } from './read-imports';

/** Folders that import each other, directly or through others; each folder is a room of its own. */
function circlesOf(imports: readonly Import[]): string[][] {
  const files = new Set(imports.map(({ file }) => file.replace(/\.tsx?$/, '')));
  const folders = new Map<string, Set<string>>();
  for (const one of imports) {
    const to = folderOf(one, files);
    if (to === null) continue;
    const file = one.file.replace(/\.tsx?$/, '');
    const from = file.endsWith('/messages') ? file : dirname(file);
    if (from !== to) folders.set(from, (folders.get(from) ?? new Set()).add(to));
  }
  const reaches = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(folders.get(from) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(folders.get(next) ?? []));
    }
    return seen;
  };
  const reached = new Map([...folders.keys()].map((folder) => [folder, reaches(folder)]));
  const circles = new Map<string, string[]>();
  for (const [folder, to] of reached) {
    if (!to.has(folder)) continue;
    const circle = [...to].filter((other) => reached.get(other)?.has(folder)).sort();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}

/** The folder that an import leads to; null for a package. */
function folderOf(one: Import, files: ReadonlySet<string>): string | null {
  if (!/^(@\/|\.)/.test(one.source)) return null;
  const path = one.source.startsWith('@/') ? one.source.slice('@/'.length) : targetOf(one);
  // The texts of a feature import nothing of it, so they are a room of their own.
  return files.has(`${path}/index`) || path.endsWith('/messages') ? path : dirname(path);
}

it('no folders import each other in a circle', async () => {
  expect(circlesOf(await readImports([...PRODUCT_FOLDERS, 'scripts']))).toEqual([]);
  const from = (file: string, source: string) => ({ file, source, isTypeOnly: true });
  const ring = [from('core/a/x.ts', '@/core/b/y'), from('core/b/y.ts', '@/core/a/c/z')];
  expect(circlesOf([...ring, from('core/a/c/z.ts', '../w')])).toEqual([
    ['core/a', 'core/a/c', 'core/b'],
  ]);
  expect(circlesOf(ring)).toEqual([]);
});
