import { ALL_PRODUCTS } from '../../model/category';
import {
  GUIDE_LIMITS,
  type GuideName,
  type SizeGuide,
  type SizeValue,
} from '../../model/size-guide';
import { type CsvRow, csvRowsOf } from '../../values/csv-rows';
import { inHyphens } from '../../values/in-hyphens';
import { guideKey } from './guide-address';
import { cellText, type GuideProblem, guideColumns, type MeasurementColumn } from './guide-columns';
import { readLengths, splitUnit } from './length';
import * as messages from './messages';
import { sizeName } from './size-name';

/** A guide of a file, with the line that it begins on. */
interface GuideOfFile extends SizeGuide {
  line: number;
}

interface GuideFile {
  guides: GuideOfFile[];
  /** Reasons why the file is not taken, by its lines. */
  problems: GuideProblem[];
}

/**
 * Reads a file of size guides: a row for each size, with its category and brand, a column for each measurement. Rows whose
 * size is "How to measure" or "Note" hold sentences. A row without category and brand goes on with the guide above it.
 */
export function readGuideFile(text: string): GuideFile {
  if (text.length > GUIDE_LIMITS.file) return refusedFile(messages.longFile(GUIDE_LIMITS.file));
  const rows = [...csvRowsOf(text)];
  const [, ...body] = rows;
  if (body.length === 0) return refusedFile(messages.emptyFile);
  const problems: GuideProblem[] = [];
  const columns = guideColumns(rows, (problem) => problems.push(problem));
  if (problems.length > 0) return { guides: [], problems };
  const drafts = new Map<string, GuideDraft>();
  let draft: GuideDraft | undefined;
  for (const row of body) {
    const name = nameOf(row, columns);
    if (name || !draft) {
      const { category = '', brand = '' } = name ?? {};
      const key = guideKey({ category, brand });
      draft =
        drafts.get(key) ?? new GuideDraft(row.line, { category, brand }, columns.measurements);
      drafts.set(key, draft);
    }
    problems.push(...draft.add(row, cellText(row.cells, columns.size)));
  }
  const guides = [...drafts.values()].map((one) => one.finish((problem) => problems.push(problem)));
  return { guides, problems: problems.sort((one, other) => one.line - other.line) };
}

const refusedFile = (message: string): GuideFile => ({
  guides: [],
  problems: [{ line: 1, message }],
});

const EVERYTHING = ['all', inHyphens(ALL_PRODUCTS)];

/** Category and brand of a row; null where it leaves them to the row above. */
function nameOf({ cells }: CsvRow, at: { category: number; brand: number }): GuideName | null {
  const [category, brand] = [cellText(cells, at.category), cellText(cells, at.brand)];
  if (category === '' && brand === '') return null;
  return { category: EVERYTHING.includes(inHyphens(category)) ? '' : category, brand };
}

const isRow = (size: string, name: string) => size.toLowerCase() === name.toLowerCase();

/** A date that a spreadsheet has made of a range such as 8-10. */
const DATE = /^(\d{1,2}[-./ ]*[a-z]{3,9}|[a-z]{3,9}[-./ ]*\d{1,2})$/i;
const MONTH = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;
const isDate = (text: string): boolean => DATE.test(text) && MONTH.test(text);

class GuideDraft {
  #note = '';
  #hasRefusedSize = false;
  readonly #how = new Map<MeasurementColumn, string>();
  readonly #sizes: { name: string; line: number; values: Map<MeasurementColumn, SizeValue> }[] = [];

  constructor(
    readonly line: number,
    readonly name: GuideName,
    readonly columns: readonly MeasurementColumn[],
  ) {}

  /** Adds a row. Returns what is wrong with it. */
  add({ line, cells }: CsvRow, size: string): GuideProblem[] {
    const filled = this.columns.flatMap((column) => {
      const text = cellText(cells, column.at);
      return text === '' ? [] : [{ column, text }];
    });
    if (isRow(size, messages.howRow)) {
      for (const { column, text } of filled) this.#how.set(column, text);
      return this.#tooLong(line, filled, GUIDE_LIMITS.sentence);
    }
    if (isRow(size, messages.noteRow)) {
      this.#note = filled.map(({ text }) => text).join(' ');
      return this.#tooLong(line, filled, GUIDE_LIMITS.sentence);
    }
    const problem = this.#sizeProblem(size);
    if (problem) {
      this.#hasRefusedSize = true;
      return [{ line, message: problem }];
    }
    const read = filled.map(({ column, text }) => ({
      column,
      text,
      value: readValue(column, text),
    }));
    const values = new Map(
      read.map(({ column, value }) => [column, 'value' in value ? value.value : '']),
    );
    this.#sizes.push({ name: size, line, values });
    return read.flatMap(({ value }) =>
      'message' in value ? [{ line, message: value.message }] : [],
    );
  }

  #tooLong(line: number, filled: { column: MeasurementColumn; text: string }[], most: number) {
    return filled
      .filter(({ text }) => text.length > most)
      .map(({ column }) => ({ line, message: messages.tooLong(column.name, most) }));
  }

  #sizeProblem(size: string): string | null {
    if (size === '') return messages.noSize;
    if (isDate(size)) return messages.madeDate(size);
    if (size.length > GUIDE_LIMITS.text) {
      return messages.tooLong(messages.sizeColumn, GUIDE_LIMITS.text);
    }
    const same = this.#sizes.find((other) => sizeName(other.name) === sizeName(size));
    return same ? messages.sizeTwice(size, same.line) : null;
  }

  /** The guide, without the measurements that none of its sizes has. */
  finish(onProblem: (problem: GuideProblem) => void): GuideOfFile {
    const { line, name } = this;
    const columns = this.columns.filter((column) =>
      this.#sizes.some(({ values }) => values.has(column)),
    );
    for (const message of this.#hasRefusedSize ? [] : this.#problems(columns)) {
      onProblem({ line, message });
    }
    return {
      ...{ line, ...name, note: this.#note },
      measurements: columns.map((column) => ({
        name: column.name,
        unit: column.unit,
        how: this.#how.get(column) ?? '',
      })),
      sizes: this.#sizes.map(({ name, values }) => ({
        name,
        values: columns.map((column) => values.get(column) ?? ''),
      })),
    };
  }

  #problems(columns: readonly MeasurementColumn[]): string[] {
    const title = messages.guideTitle(this.name.category, this.name.brand);
    const names = columns.map(({ name }) => name.toLowerCase());
    const inBoth = columns.filter(({ name }, at) => names.indexOf(name.toLowerCase()) < at);
    const { sizes, measurements } = GUIDE_LIMITS;
    return [
      ...(this.#sizes.length === 0 ? [messages.noSizes(title)] : []),
      ...(this.#sizes.length > 0 && columns.length === 0 ? [messages.noValues(title)] : []),
      ...(this.#sizes.length > sizes ? [messages.manySizes(title, sizes)] : []),
      ...(columns.length > measurements ? [messages.manyMeasurements(measurements)] : []),
      ...inBoth.map(({ name }) => messages.bothUnits(name)),
    ];
  }
}

function readValue(
  { name, unit }: MeasurementColumn,
  text: string,
): { value: SizeValue } | { message: string } {
  if (isDate(text)) return { message: messages.madeDate(text) };
  if (unit === '') {
    if (text.length <= GUIDE_LIMITS.text) return { value: text };
    return { message: messages.tooLong(name, GUIDE_LIMITS.text) };
  }
  const named = splitUnit(text);
  if (named.unit !== '' && named.unit !== unit) return { message: messages.otherUnit(name, text) };
  const lengths = readLengths(named.rest);
  return lengths ? { value: lengths } : { message: messages.notLength(name, text) };
}
