import { ONE_PASSED, oneFailed, type Totals } from '../totals';
import { sectionOf } from './requirement-rows';
import { formatRequirements, formatSummary } from './requirement-table';
import { type Trace, traceRequirements } from './trace-requirements';

/** What the specification asks of the product stands in its sections 2 to 9. */
export const SECTIONS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Prints the requirements with the tests that show them, then what is wrong with them.
 *
 * @param wanted ids, such as `S4.31`, or sections, such as `S4`, that alone are printed; none means all.
 */
export async function checkRequirements(
  projectDir: string,
  wanted: readonly string[] = [],
): Promise<Totals> {
  const traced = await traceRequirements(projectDir);
  const problems = findRequirementProblems(traced);
  console.log(formatRequirements(traced.rows.filter(({ id }) => isWanted(id, wanted))));
  console.log(`\n${formatSummary(traced.rows)}`);
  console.log(problems.join('\n') || 'Every requirement has a test.');
  return problems.length > 0 ? oneFailed('Requirements lack tests.') : ONE_PASSED;
}

function isWanted(id: string, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => id === one || id.startsWith(`${one}.`));
}

/**
 * What keeps the product from being traced to its specification.
 *
 * @returns one line for each row without a test, id without a row, row that stands twice, and section
 * without rows.
 */
export function findRequirementProblems({ rows, unknownIds }: Trace): string[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...rows
      .filter(({ tests }) => tests.length === 0)
      .map(({ id, text }) => `${id} has no test: ${text}`),
    ...unknownIds.map((id) => `A test names ${id}, which is no row`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
    ...SECTIONS.filter((section) => !ids.some((id) => sectionOf(id) === section)).map(
      (section) => `Section ${section} has no rows`,
    ),
  ];
}
