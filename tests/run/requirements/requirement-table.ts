import { sectionOf } from './requirement-rows';
import type { TracedRow } from './trace-requirements';

const ID_WIDTH = 'S2.100  '.length;

/** Requirements by section and number, below each the tests that show it. */
export function formatRequirements(rows: readonly TracedRow[]): string {
  return bySection(rows)
    .flatMap(([section, some]) => [`\nSection ${section}\n`, ...some.map(formatRequirement)])
    .join('\n');
}

/** How many requirements each section has, how many tests show them, and both altogether. */
export function formatSummary(rows: readonly TracedRow[]): string {
  const sections = bySection(rows).map(([section, some]) => countsOf(`Section ${section}`, some));
  return [...sections, countsOf('Altogether', rows)].join('\n');
}

function formatRequirement({ id, text, tests }: TracedRow): string {
  const shown = tests.map(({ file, title }) => `${' '.repeat(ID_WIDTH)}${file} › ${title}`);
  return [`${id.padEnd(ID_WIDTH)}${text.replaceAll('\\|', '|')}`, ...shown].join('\n');
}

function countsOf(name: string, rows: readonly TracedRow[]): string {
  const tests = new Set(rows.flatMap((row) => row.tests));
  return `${name}: ${rows.length} requirements, shown by ${tests.size} tests`;
}

function bySection(rows: readonly TracedRow[]): [section: number, rows: TracedRow[]][] {
  const sections = [...new Set(rows.map(({ id }) => sectionOf(id)))].sort((a, b) => a - b);
  return sections.map((section) => [section, inOrder(rows, section)]);
}

function inOrder(rows: readonly TracedRow[], section: number): TracedRow[] {
  return rows
    .filter(({ id }) => sectionOf(id) === section)
    .sort((a, b) => numberOf(a.id) - numberOf(b.id));
}

function numberOf(id: string): number {
  return Number(id.split('.')[1]);
}
