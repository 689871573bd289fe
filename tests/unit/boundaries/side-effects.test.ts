import { access, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { PRODUCT_FOLDERS, sourcesBelow } from './read-imports';

const packageSchema = z.object({ sideEffects: z.array(z.string()) });

/** An import that takes nothing of a file: its style sheets and packages are no files of ours. */
const FOR_NOTHING = /^import '([@.]\/[^']+|\.\.\/[^']+)';/gm;
const isStyleSheet = (path: string) => path.endsWith('.css');

/** Each file that some other imports without taking anything of it, without its ending. */
async function importedForNothing(): Promise<string[]> {
  const files = (await Promise.all(PRODUCT_FOLDERS.map(sourcesBelow))).flat();
  const results = files.map(async (file) => {
    const text = await readFile(file, 'utf8');
    const sources = Array.from(text.matchAll(FOR_NOTHING), ([, source = '']) => source);
    return sources.filter((source) => !isStyleSheet(source)).map((source) => pathOf(file, source));
  });
  return [...new Set((await Promise.all(results)).flat())].sort();
}

function pathOf(file: string, source: string): string {
  const path = source.startsWith('@/') ? source.slice('@/'.length) : join(dirname(file), source);
  return path.split(sep).join('/');
}

/*
 * A bundler leaves out what is imported for nothing, unless package.json says that importing it does
 * something. That is true of style sheets alone; the others are imported so that they come once, with the
 * script that names them. A name that stands there without such an import would keep unused code for no reason.
 */
it('package.json names what is imported for nothing, and nothing else', async () => {
  const { sideEffects } = packageSchema.parse(JSON.parse(await readFile('package.json', 'utf8')));
  const [styleSheets, ...files] = sideEffects;
  expect(styleSheets).toBe('*.css');
  // A wrong ending names no file.
  for (const file of files) await access(file);
  expect(files.map((file) => file.replace(/\.tsx?$/, ''))).toEqual(await importedForNothing());
});
