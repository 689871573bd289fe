import type { LengthUnit } from '../../model/size-guide';
import type { CsvRow } from '../../values/csv-rows';
import { splitUnit } from './length';
import * as messages from './messages';

export interface GuideProblem {
  line: number;
  message: string;
}

/** A column of a file that holds a measurement. */
export interface MeasurementColumn {
  at: number;
  name: string;
  unit: LengthUnit | '';
}

/** Places of the columns of a file; -1 for one that it lacks. */
interface GuideColumns {
  category: number;
  brand: number;
  size: number;
  measurements: MeasurementColumn[];
}

const CATEGORY = /^(category|product ?type|type)$/i;
const BRAND = /^(brand|vendor)$/i;
const SIZE = /^sizes?$/i;

/** Texts that stand for a value that is not given. */
const BLANK = /^(|[-–—]+|n\/?a|none|null|\?)$/i;

/** The text of a cell on one line, '' for one that says that there is no value. */
export function cellText(cells: readonly string[], at: number): string {
  const text = (cells[at] ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return BLANK.test(text) ? '' : text;
}

/** Finds the columns of a file by the names in its first row. */
export function guideColumns(
  [header, ...rows]: readonly CsvRow[],
  onProblem: (problem: GuideProblem) => void,
): GuideColumns {
  const { line = 1, cells = [] } = header ?? {};
  const names = cells.map((_, at) => cellText(cells, at));
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const [category, brand, size] = [find(CATEGORY), find(BRAND), find(SIZE)];
  if (size === -1) onProblem({ line, message: messages.noSizeColumn });
  const measurements = names.flatMap((text, at): MeasurementColumn[] => {
    if (text === '' || [category, brand, size].includes(at)) return [];
    const { name, unit } = nameAndUnit(text);
    return [{ at, name, unit: unit || commonUnit(rows, at) }];
  });
  if (size !== -1 && measurements.length === 0) {
    onProblem({ line, message: messages.noMeasurementColumns });
  }
  for (const [place, one] of measurements.entries()) {
    const isTwice = measurements.findIndex((other) => isSame(one, other)) < place;
    if (isTwice) onProblem({ line, message: messages.columnTwice(names[one.at] ?? one.name) });
  }
  for (const problem of unnamed(names, rows)) onProblem(problem);
  return { category, brand, size, measurements };
}

const isSame = (one: MeasurementColumn, other: MeasurementColumn): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() && one.unit === other.unit;

const IN_BRACKETS = /^(.*?)[\s,]*[([](.*)[)\]]$/;

/** Splits the unit off a column name: "Chest (cm)", "Chest [in]", "Chest, cm", "Chest in inches". */
function nameAndUnit(text: string): Pick<MeasurementColumn, 'name' | 'unit'> {
  const [, before = '', within = ''] = IN_BRACKETS.exec(text) ?? [];
  const bracketed = splitUnit(within.replace(/^in (?=.)/i, ''));
  if (before && bracketed.rest === '' && bracketed.unit) {
    return { name: before, unit: bracketed.unit };
  }
  const { rest, unit } = splitUnit(text.replace(/ in (?=(cm|centim|inch))/i, ' '));
  return unit && rest ? { name: rest.replace(/[\s,:]+$/, ''), unit } : { name: text, unit: '' };
}

/** The unit that every length of a column names itself; '' where one does not. */
function commonUnit(rows: readonly CsvRow[], at: number): LengthUnit | '' {
  const texts = rows.map(({ cells }) => cellText(cells, at)).filter((text) => /^[\d.]/.test(text));
  const units = new Set(texts.map((text) => splitUnit(text).unit));
  const [unit = ''] = units;
  return units.size === 1 ? unit : '';
}

/** Columns with values whose name is missing, each where its first value is. */
function unnamed(names: readonly string[], rows: readonly CsvRow[]): GuideProblem[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const row = names[at] ? undefined : rows.find(({ cells }) => cellText(cells, at) !== '');
    return row ? [{ line: row.line, message: messages.columnWithoutName(letterOf(at)) }] : [];
  });
}

const LETTERS = 26;

/** The letters of a column in a spreadsheet: A to Z, AA and so on. */
function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % LETTERS));
  return at < LETTERS ? last : letterOf(Math.floor(at / LETTERS) - 1) + last;
}
