import { ONE_PASSED, oneFailed, type Totals } from '../totals';
import { findRequirementProblems } from './requirement-problems';
import { formatRequirements, formatSummary } from './requirement-table';
import { traceRequirements } from './trace-requirements';

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
