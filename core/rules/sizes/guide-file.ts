import { ALL_PRODUCTS } from '../../model/category';
import { GUIDE_LIMITS, type GuideName } from '../../model/size-guide';
import { type CsvRow, csvRowsOf } from '../../values/csv-rows';
import { inHyphens } from '../../values/in-hyphens';
import { guideKey } from './guide-address';
import { cellText, type GuideProblem, guideColumns, isHeader, placesIn } from './guide-columns';
import { GuideDraft, type GuideOfFile } from './guide-draft';
import * as messages from './messages';

interface GuideFile {
  guides: GuideOfFile[];
  /** Reasons why the file is not taken, by its lines. */
  problems: GuideProblem[];
}

/** Rows that the guides of a shop can have: their sizes, two with sentences and one of column names each. */
const MOST_ROWS = GUIDE_LIMITS.guides * (GUIDE_LIMITS.sizes + 3);

/**
 * Reads a file of size guides: a row for each size, with its category and brand, a column for each measurement. Rows whose
 * size is "How to measure" or "Note" hold sentences. A row without category and brand goes on with the guide above it; one
 * that names the columns anew begins a table of other guides.
 */
export function readGuideFile(text: string): GuideFile {
  if (text.length > GUIDE_LIMITS.file) return refusedFile(messages.longFile(GUIDE_LIMITS.file));
  const tables = tablesOf(text);
  if (typeof tables === 'string') return refusedFile(tables);
  const problems: GuideProblem[] = [];
  const drafts = new Map<string, GuideDraft>();
  for (const table of tables) problems.push(...readTable(table, drafts));
  if (drafts.size > GUIDE_LIMITS.guides) {
    return refusedFile(messages.manyGuides(GUIDE_LIMITS.guides));
  }
  const guides = [...drafts.values()].map((one) => one.finish((problem) => problems.push(problem)));
  return { guides, problems: problems.sort((one, other) => one.line - other.line) };
}

const refusedFile = (message: string): GuideFile => ({
  guides: [],
  problems: [{ line: 1, message }],
});

/** Rows of a file below one that names their columns. */
interface Table {
  header: CsvRow;
  rows: CsvRow[];
}

/** The tables of a file. @returns the reason where it is no file of size guides; no more is read of it than shows that */
function tablesOf(text: string): Table[] | string {
  const tables: Table[] = [];
  let [count, places] = [0, { category: -1, brand: -1, size: -1 }];
  for (const row of csvRowsOf(text)) {
    count += 1;
    if (count > MOST_ROWS) return messages.manyRows(MOST_ROWS);
    const isWide = row.cells.slice(GUIDE_LIMITS.columns).some((cell) => cell.trim() !== '');
    if (isWide) return messages.manyColumns(GUIDE_LIMITS.columns);
    const table = tables.at(-1);
    if (table && !isHeader(row, places)) {
      table.rows.push(row);
      continue;
    }
    tables.push({ header: row, rows: [] });
    places = placesIn(row);
  }
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return filled.length > 0 ? filled : messages.emptyFile;
}

/** Adds the guides of a table to those above it. Returns what is wrong with its lines. */
function readTable({ header, rows }: Table, drafts: Map<string, GuideDraft>): GuideProblem[] {
  const problems: GuideProblem[] = [];
  const columns = guideColumns(header, rows, (problem) => problems.push(problem));
  if (problems.length > 0) return problems;
  const own = new Map<string, GuideDraft>();
  const begin = (line: number, name: GuideName, key: string) => {
    const problem = nameProblem(name) ?? twiceProblem(name, drafts.get(key));
    const begun = new GuideDraft(line, name, columns.measurements);
    if (problem) problems.push({ line, message: problem });
    else drafts.set(key, begun);
    return begun;
  };
  let draft: GuideDraft | undefined;
  for (const row of rows) {
    const name = nameOf(row, columns);
    if (name || !draft) {
      const named = name ?? { category: '', brand: '' };
      const key = nameProblem(named) ? JSON.stringify(named) : guideKey(named);
      draft = own.get(key) ?? begin(row.line, named, key);
      own.set(key, draft);
    }
    problems.push(...draft.add(row, cellText(row.cells, columns.size)));
  }
  return problems;
}

const EVERYTHING = ['all', inHyphens(ALL_PRODUCTS)];

/** Category and brand of a row; null where it leaves them to the row above. */
function nameOf({ cells }: CsvRow, at: { category: number; brand: number }): GuideName | null {
  const [category, brand] = [cellText(cells, at.category), cellText(cells, at.brand)];
  if (category === '' && brand === '') return null;
  return { category: EVERYTHING.includes(inHyphens(category)) ? '' : category, brand };
}

/** Returns what is wrong with a name: without a letter it would be that of other guides. */
function nameProblem({ category, brand }: GuideName): string | undefined {
  const named = [
    [messages.categoryColumn, category],
    [messages.brandColumn, brand],
  ] as const;
  for (const [column, name] of named) {
    if (name.length > GUIDE_LIMITS.title) return messages.tooLong(column, GUIDE_LIMITS.title);
    if (name !== '' && inHyphens(name) === '') return messages.noLetters(column, name);
  }
  return undefined;
}

const twiceProblem = ({ category, brand }: GuideName, above: GuideDraft | undefined) =>
  above && messages.guideTwice(messages.guideTitle(category, brand), above.line);
