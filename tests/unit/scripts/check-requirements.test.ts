import { describe, expect, it } from 'vitest';
import { compareRequirements, idsInTitles, readRows } from '@/scripts/lib/check-requirements';

/** Written apart, for this file is read for ids as well. */
const idOf = (number: string) => `[S${number}]`;

describe('requirements and the tests that show them', () => {
  it('rows are read from the tables', () => {
    const table =
      '| Id | Requirement |\n|---|---|\n| S2.1 | One \\| two |\n\ntext\n| S9.12 | Three |';
    expect(readRows(table)).toEqual([
      { id: 'S2.1', text: 'One \\| two' },
      { id: 'S9.12', text: 'Three' },
    ]);
  });

  it('ids count where a title carries them, each of several', () => {
    const source = [
      `it('shows it ${idOf('2.1')} ${idOf('2.2')}', () => {});`,
      `it.each(ROWS)("and %s ${idOf('3.1')}", () => {});`,
      `// only mentioned ${idOf('4.1')}`,
      `it.skip('not yet ${idOf('5.1')}', () => {});`,
      `it.todo('some day ${idOf('6.1')}');`,
    ].join('\n');
    expect([...idsInTitles(source)]).toEqual(['S2.1', 'S2.2', 'S3.1']);
  });

  it('a row without a test, an unknown id and a row that stands twice are told', () => {
    const rows = [
      { id: 'S2.1', text: 'One' },
      { id: 'S2.2', text: 'Two' },
      { id: 'S2.1', text: 'One again' },
    ];
    expect(compareRequirements(rows, new Set(['S2.1', 'S8.8']))).toEqual([
      'S2.2 has no test: Two',
      'A test names S8.8, which is no row',
      'S2.1 stands twice',
    ]);
    expect(compareRequirements(rows.slice(0, 1), new Set(['S2.1']))).toEqual([]);
  });
});
