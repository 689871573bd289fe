import { sep } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Import, importsOf, PRODUCT_FOLDERS, readImports, targetOf } from './read-imports';

/** What may be left by `@/…` alone, where the linter sees it: a folder of the project, or a feature. */
function homeOf(path: string): string {
  const [folder = '', feature = ''] = path.split(sep);
  return folder === 'components' ? `${folder}/${feature}` : folder;
}

const leavesHome = (one: Import) =>
  one.source.startsWith('.') && homeOf(targetOf(one)) !== homeOf(one.file);

const isSchema = (path: string) => path.endsWith('.schema');

const bringsZodIntoCore = ({ file, source, isTypeOnly }: Import) =>
  !isTypeOnly && !file.endsWith('.schema.ts') && (source === 'zod/mini' || isSchema(source));

const describeImport = ({ file, source }: Import) => `${file} imports ${source}`;

describe('relative imports', () => {
  let imports: Import[] = [];
  beforeAll(async () => {
    imports = await readImports(PRODUCT_FOLDERS);
  });

  it('finds the imports of every form', () => {
    const source = `import a from './a';\nexport type { B } from '../b';\nimport('./c');\nimport './d';`;
    const results = importsOf('core/x.ts', source).map((one) => [one.source, one.isTypeOnly]);
    expect(results).toEqual([
      ['./a', false],
      ['../b', true],
      ['./c', false],
      ['./d', false],
    ]);
    expect(imports.length).toBeGreaterThan(500);
  });

  it('stay inside their folder, and inside their feature', () => {
    expect(imports.filter(leavesHome).map(describeImport)).toEqual([]);
    expect(
      leavesHome({ file: 'core/rules/a.ts', source: '../../store/b', isTypeOnly: false }),
    ).toBe(true);
    expect(
      leavesHome({ file: 'components/home/a.tsx', source: '../ui/b', isTypeOnly: false }),
    ).toBe(true);
  });

  it('bring zod into core through *.schema.ts alone', () => {
    const ofCore = imports.filter(({ file }) => file.startsWith(`core${sep}`));
    expect(ofCore.filter(bringsZodIntoCore).map(describeImport)).toEqual([]);
    expect(ofCore.some(({ source }) => source === 'zod/mini')).toBe(true);
  });
});
