import {
  GUIDE_LIMITS,
  type GuideName,
  type SizeGuide,
  type SizeValue,
} from '../../model/size-guide';
import type { CsvRow } from '../../values/csv-rows';
import { cellText, type GuideProblem, type MeasurementColumn } from './guide-columns';
import { readLengths, splitUnit } from './length';
import * as messages from './messages';
import { sizeName } from './size-name';

/** A guide of a file, with the line that it begins on. */
export interface GuideOfFile extends SizeGuide {
  line: number;
}

const isRow = (size: string, name: string) => size.toLowerCase() === name.toLowerCase();

/** A date that a spreadsheet has made of a range such as 8-10. */
const DATE = /^(\d{1,2}[-./ ]*[a-z]{3,9}|[a-z]{3,9}[-./ ]*\d{1,2})$/i;
const MONTH = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;
const isDate = (text: string): boolean => DATE.test(text) && MONTH.test(text);

/** A guide as its rows are read. */
export class GuideDraft {
  #note = '';
  #hasRefusedSize = false;
  #hasTooMany = false;
  #count = 0;
  readonly #how = new Map<MeasurementColumn, string>();
  readonly #sizes: { name: string; values: Map<MeasurementColumn, SizeValue> }[] = [];
  /** Lines of its sizes, by their names as they are compared. */
  readonly #lines = new Map<string, number>();

  constructor(
    readonly line: number,
    readonly name: GuideName,
    readonly columns: readonly MeasurementColumn[],
  ) {}

  /** Adds a row, as far as a guide may have so many. Returns what is wrong with it. */
  add({ line, cells }: CsvRow, size: string): GuideProblem[] {
    const present = this.columns.filter(({ at }) => at < cells.length);
    const filled = present.flatMap((column) => {
      const text = cellText(cells, column.at);
      return text === '' ? [] : [{ column, text }];
    });
    if (isRow(size, messages.howRow)) {
      for (const { column, text } of filled) this.#how.set(column, text);
      return tooLong(line, filled);
    }
    if (isRow(size, messages.noteRow)) {
      this.#note = filled.map(({ text }) => text).join(' ');
      const isLong = this.#note.length > GUIDE_LIMITS.sentence;
      const message = messages.tooLong(messages.noteRow, GUIDE_LIMITS.sentence);
      return isLong ? [{ line, message }] : [];
    }
    this.#count += 1;
    this.#hasTooMany = this.#count > GUIDE_LIMITS.sizes;
    if (this.#hasTooMany) return [];
    const problem = this.#sizeProblem(size);
    if (problem) {
      this.#hasRefusedSize = true;
      return [{ line, message: problem }];
    }
    this.#lines.set(sizeName(size), line);
    const read = filled.map(({ column, text }) => ({
      column,
      text,
      value: readValue(column, text),
    }));
    const values = new Map(
      read.map(({ column, value }) => [column, 'value' in value ? value.value : '']),
    );
    this.#sizes.push({ name: size, values });
    return read.flatMap(({ value }) =>
      'message' in value ? [{ line, message: value.message }] : [],
    );
  }

  #sizeProblem(size: string): string | null {
    if (size === '') return messages.noSize;
    if (isDate(size)) return messages.madeDate(size);
    if (size.length > GUIDE_LIMITS.text) {
      return messages.tooLong(messages.sizeColumn, GUIDE_LIMITS.text);
    }
    const line = this.#lines.get(sizeName(size));
    return line ? messages.sizeTwice(size, line) : null;
  }

  /** The guide, without the measurements that none of its sizes has. */
  finish(onProblem: (problem: GuideProblem) => void): GuideOfFile {
    const { line, name } = this;
    const columns = this.columns.filter((column) =>
      this.#sizes.some(({ values }) => values.has(column)),
    );
    for (const message of this.#problems(columns)) onProblem({ line, message });
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
    const { sizes, measurements } = GUIDE_LIMITS;
    if (this.#hasTooMany) return [messages.manySizes(title, sizes)];
    if (this.#hasRefusedSize) return [];
    if (this.#sizes.length === 0) return [messages.noSizes(title)];
    if (columns.length === 0) return [messages.noValues(title)];
    if (columns.length > measurements) return [messages.manyMeasurements(measurements)];
    return inBothUnits(columns).map(messages.bothUnits);
  }
}

function inBothUnits(columns: readonly MeasurementColumn[]): string[] {
  const names = new Set<string>();
  return columns.flatMap(({ name }) => {
    const isSecond = names.has(name.toLowerCase());
    names.add(name.toLowerCase());
    return isSecond ? [name] : [];
  });
}

const tooLong = (line: number, filled: readonly { column: MeasurementColumn; text: string }[]) =>
  filled
    .filter(({ text }) => text.length > GUIDE_LIMITS.sentence)
    .map(({ column }) => ({ line, message: messages.tooLong(column.name, GUIDE_LIMITS.sentence) }));

function readValue(
  { name, unit }: MeasurementColumn,
  text: string,
): { value: SizeValue } | { message: string } {
  if (isDate(text)) return { message: messages.madeDate(text) };
  const { text: most } = GUIDE_LIMITS;
  if (text.length > most) return { message: messages.tooLong(name, most) };
  if (unit === '') return { value: text };
  const named = splitUnit(text);
  if (named.unit !== '' && named.unit !== unit) return { message: messages.otherUnit(name, text) };
  const lengths = readLengths(named.rest);
  return lengths ? { value: lengths } : { message: messages.notLength(name, text) };
}
