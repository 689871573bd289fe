import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PRODUCT_FOLDERS, sourcesBelow } from './read-imports';

const SHEET = /import (\w+) from '([^']+\.module\.css)'/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** Classes that a source takes of a style sheet which has none of this name: no compiler sees them. */
function missingClasses(source: string, sheet: string, name: string): string[] {
  const existing = new Set(
    Array.from(sheet.replace(COMMENT, '').matchAll(/\.([\w-]+)/g), ([, one]) => one),
  );
  const taken = source.matchAll(
    new RegExp(`className=\\{(?:\`[^\`]*\\$\\{)?${name}\\.(\\w+)`, 'g'),
  );
  return Array.from(taken, ([, one = '']) => one).filter((one) => !existing.has(one));
}

it('every class that a component names is in its style sheet', async () => {
  const files = (await Promise.all(PRODUCT_FOLDERS.map(sourcesBelow))).flat();
  const results = files.map(async (file) => {
    const source = await readFile(file, 'utf8');
    const sheets = Array.from(source.matchAll(SHEET), async ([, name = '', path = '']) => {
      const place = path.startsWith('@/') ? path.slice('@/'.length) : join(dirname(file), path);
      const missing = missingClasses(source, await readFile(place, 'utf8'), name);
      return missing.map((one) => `${file} ${one}`);
    });
    return (await Promise.all(sheets)).flat();
  });
  expect((await Promise.all(results)).flat()).toEqual([]);
  const both = `<p className={styles.there} /><i className={\`\${styles.gone} x\`} />`;
  expect(missingClasses(both, '/* .gone */ .there {}', 'styles')).toEqual(['gone']);
});
