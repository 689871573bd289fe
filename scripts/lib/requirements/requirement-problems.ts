import { sectionOf } from './requirement-rows';
import type { Trace } from './trace-requirements';

/** What the specification asks of the product stands in its sections 2 to 9. */
export const SECTIONS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

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
