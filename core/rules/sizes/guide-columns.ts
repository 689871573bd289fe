import { GUIDE_LIMITS, type LengthUnit } from '../../model/size-guide';
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

/** Places of the columns that name a size and its guide; -1 for one that a file lacks. */
interface NamePlaces {
  category: number;
  brand: number;
  size: number;
}

interface GuideColumns extends NamePlaces {
  measurements: MeasurementColumn[];
}

const NAMES: Readonly<Record<keyof NamePlaces, RegExp>> = {
  category: /^(category|product ?type|type)$/i,
  brand: /^(brand|vendor)$/i,
  size: /^sizes?$/i,
};

/** Texts that stand for a value that is not given. */
const BLANK = /^(|[-–—]+|n\/?a|none|null|\?)$/i;

/** The text of a cell on one line, '' for one that says that there is no value. */
export function cellText(cells: readonly string[], at: number): string {
  const text = (cells[at] ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return BLANK.test(text) ? '' : text;
}

const namePlaces = (names: readonly string[]): NamePlaces => {
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  return { category: find(NAMES.category), brand: find(NAMES.brand), size: find(NAMES.size) };
};

/** Returns whether a row names the columns of the rows behind it, where those before it have these. */
export function isHeader({ cells }: CsvRow, { category, brand, size }: NamePlaces): boolean {
  const isNamed = (at: number, pattern: RegExp) => at === -1 || pattern.test(cellText(cells, at));
  return (
    size !== -1 &&
    isNamed(size, NAMES.size) &&
    isNamed(category, NAMES.category) &&
    isNamed(brand, NAMES.brand)
  );
}

/** Finds the columns of a file that its header names. */
export const placesIn = ({ cells }: CsvRow): NamePlaces =>
  namePlaces(cells.map((_, at) => cellText(cells, at)));

/** Finds the columns of some rows by the names in their header. */
export function guideColumns(
  { line, cells }: CsvRow,
  rows: readonly CsvRow[],
  onProblem: (problem: GuideProblem) => void,
): GuideColumns {
  const names = cells.map((_, at) => cellText(cells, at));
  const places = namePlaces(names);
  const own = Object.values(places);
  const contents = columnContents(rows);
  const measurements: MeasurementColumn[] = [];
  const seen = new Set<string>();
  for (const [at, text] of names.entries()) {
    if (text === '' || own.includes(at)) continue;
    const column = { at, ...nameAndUnit(text, contents[at]) };
    if (column.name.length > GUIDE_LIMITS.name) {
      const named = messages.column(letterOf(at));
      onProblem({ line, message: messages.tooLong(named, GUIDE_LIMITS.name) });
    } else if (seen.has(sameName(column))) {
      onProblem({ line, message: messages.columnTwice(text) });
    }
    seen.add(sameName(column));
    measurements.push(column);
  }
  if (places.size === -1) onProblem({ line, message: messages.noSizeColumn });
  else if (measurements.length === 0) onProblem({ line, message: messages.noMeasurementColumns });
  for (const [at, { first }] of contents.entries()) {
    const isNamed = Boolean(names[at]) || first === 0;
    if (!isNamed) onProblem({ line: first, message: messages.columnWithoutName(letterOf(at)) });
  }
  return { ...places, measurements };
}

const sameName = ({ name, unit }: MeasurementColumn): string => `${name.toLowerCase()} ${unit}`;

/** Facts of a column that its cells tell. */
interface ColumnContents {
  /** Line of its first value, 0 where it has none. */
  first: number;
  /** Units that its lengths name themselves. */
  units: Set<LengthUnit | ''>;
}

function columnContents(rows: readonly CsvRow[]): ColumnContents[] {
  const contents: ColumnContents[] = [];
  for (const { line, cells } of rows) {
    for (const at of cells.keys()) {
      const text = cellText(cells, at);
      contents[at] ??= { first: 0, units: new Set() };
      if (text !== '') contents[at].first ||= line;
      if (/^[\d.]/.test(text)) contents[at].units.add(splitUnit(text).unit);
    }
  }
  return contents;
}

/** A unit within brackets, the last ones of a name: "Chest (relaxed) (cm)". */
const IN_BRACKETS = /^(.*?)[\s,]*[([]([^()[\]]*)[)\]]$/;

/** Splits the unit off a column name: "Chest (cm)", "Chest [in]", "Chest, cm", "Chest in inches"; else that of its lengths. */
function nameAndUnit(
  text: string,
  contents: ColumnContents | undefined,
): Pick<MeasurementColumn, 'name' | 'unit'> {
  if (text.length > 2 * GUIDE_LIMITS.name) return { name: text, unit: '' };
  const [, before = '', within = ''] = IN_BRACKETS.exec(text) ?? [];
  const bracketed = splitUnit(within.replace(/^in (?=.)/i, ''));
  if (before && bracketed.rest === '' && bracketed.unit) {
    return { name: before, unit: bracketed.unit };
  }
  const { rest, unit } = splitUnit(text.replace(/ in (?=(cm|centim|inch))/i, ' '));
  if (unit && rest) return { name: rest.replace(/[\s,:]+$/, ''), unit };
  const [common = '', ...others] = contents?.units ?? [];
  return { name: text, unit: others.length === 0 ? common : '' };
}

const LETTERS = 26;

/** The letters of a column in a spreadsheet: A to Z, AA and so on. */
function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % LETTERS));
  return at < LETTERS ? last : letterOf(Math.floor(at / LETTERS) - 1) + last;
}
