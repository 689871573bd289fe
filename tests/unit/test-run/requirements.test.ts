import { describe, expect, it } from 'vitest';
import { findRequirementProblems, SECTIONS } from '@/tests/run/requirements/check-requirements';
import { readRows } from '@/tests/run/requirements/requirement-rows';
import { formatRequirements, formatSummary } from '@/tests/run/requirements/requirement-table';
import { readTestTitles } from '@/tests/run/requirements/test-titles';
import { trace } from '@/tests/run/requirements/trace-requirements';

/** Written apart, for this file is read for ids as well. */
const idOf = (number: string) => `[S${number}]`;

const read = (...lines: string[]) => readTestTitles('some.test.tsx', lines.join('\n'));
const idsIn = (...lines: string[]) => read(...lines).flatMap(({ ids }) => ids);

describe('rows', () => {
  it('are read from the tables', () => {
    const table =
      '| Id | Requirement |\n|---|---|\n| S2.1 | One \\| two |\n\ntext\n| S9.12 | Three |';
    expect(readRows(table)).toEqual([
      { id: 'S2.1', text: 'One \\| two' },
      { id: 'S9.12', text: 'Three' },
    ]);
  });
});

describe('ids count', () => {
  it('each of several, wherever the title stands', () => {
    expect(
      idsIn(
        `it('shows it ${idOf('2.1')} ${idOf('2.2')}', () => {});`,
        `test(\n  "over lines ${idOf('3.1')}",\n  { timeout: 9 },\n  async () => <br />,\n);`,
        `it.each([\n  [1, 2],\n] as const)(\n  'of a table: %s ${idOf('4.1')}', () => {});`,
        `it.each\`a\n\${1}\`('of another table ${idOf('4.2')}', () => {});`,
        `for (const name of NAMES) it(\`of \${name} ${idOf('5.1')}\`, () => {});`,
        `it('put ' + 'together ${idOf('6.1')}', () => {});`,
      ),
    ).toEqual(['S2.1', 'S2.2', 'S3.1', 'S4.1', 'S4.2', 'S5.1', 'S6.1']);
  });

  it('of a group for each test in it, of a step for that step alone', () => {
    const titles = read(
      `test.describe('a cart ${idOf('2.1')}', () => {`,
      `  test.beforeEach(async () => {});`,
      `  test('of two ${idOf('2.2')}', async () => {`,
      `    await test.step('is opened', async () => {});`,
      `    await test.step('is left ${idOf('2.3')}', async () => {});`,
      '  });',
      '});',
      `describe('nothing ${idOf('2.4')}', () => {});`,
    );
    expect(titles).toEqual([
      { file: 'some.test.tsx', title: 'a cart › of two', ids: ['S2.1', 'S2.2'] },
      { file: 'some.test.tsx', title: 'a cart › of two › is opened', ids: [] },
      { file: 'some.test.tsx', title: 'a cart › of two › is left', ids: ['S2.3'] },
    ]);
  });

  it.each([
    `// it('only mentioned ${idOf('4.1')}', () => {});`,
    `const text = 'only mentioned ${idOf('4.1')}';`,
    `it.skip('not yet ${idOf('5.1')}', () => {});`,
    `it.todo('some day ${idOf('6.1')}');`,
    `it.fails('wrong so far ${idOf('6.1')}', () => {});`,
    `test.fixme('broken ${idOf('6.1')}', async () => {});`,
    `describe.skip('nothing of it', () => { it('runs ${idOf('7.1')}', () => {}); });`,
    `test.skip(isSlow, 'too slow ${idOf('7.2')}');`,
    `expect.soft(1, 'said ${idOf('7.3')}').toBe(1);`,
  ])('nowhere else: %s', (line) => {
    expect(idsIn(line)).toEqual([]);
  });
});

describe('requirements', () => {
  const rows = [
    { id: 'S2.10', text: 'Ten' },
    { id: 'S3.1', text: 'One \\| another' },
    { id: 'S2.2', text: 'Two' },
  ];
  const tests = [
    { file: 'a.test.ts', title: 'shows one', ids: ['S3.1', 'S2.2'] },
    { file: 'b.spec.ts', title: 'shows it again', ids: ['S3.1'] },
  ];

  it('are printed by section and number with the tests that show them', () => {
    expect(formatRequirements(trace(rows, tests).rows).split('\n')).toEqual([
      '',
      'Section 2',
      '',
      'S2.2    Two',
      '        a.test.ts › shows one',
      'S2.10   Ten',
      '',
      'Section 3',
      '',
      'S3.1    One | another',
      '        a.test.ts › shows one',
      '        b.spec.ts › shows it again',
    ]);
  });

  it('are counted by section, each test once', () => {
    expect(formatSummary(trace(rows, tests).rows).split('\n')).toEqual([
      'Section 2: 2 requirements, shown by 1 tests',
      'Section 3: 1 requirements, shown by 2 tests',
      'Altogether: 3 requirements, shown by 2 tests',
    ]);
  });

  it('fail without a test or a row, where they stand twice, and where a section has none', () => {
    const twice = [...rows, { id: 'S2.2', text: 'Two again' }];
    const foreign = { file: 'c.test.ts', title: 'of nothing', ids: ['S8.8'] };
    expect(findRequirementProblems(trace(twice, [...tests, foreign, foreign]))).toEqual([
      'S2.10 has no test: Ten',
      'A test names S8.8, which is no row',
      'S2.2 stands twice',
      ...[4, 5, 6, 7, 8, 9].map((section) => `Section ${section} has no rows`),
    ]);
  });

  it('pass with a test for each row and rows in each section', () => {
    const ids = SECTIONS.map((section) => `S${section}.1`);
    const complete = trace(
      ids.map((id) => ({ id, text: 'Something' })),
      [{ file: 'a.test.ts', title: 'shows all', ids }],
    );
    expect(findRequirementProblems(complete)).toEqual([]);
  });
});
