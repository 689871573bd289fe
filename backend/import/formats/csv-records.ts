import { pipeline } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { type Dialect, readDialect } from './dialect';
import * as messages from './messages';
import { ImportFileError } from './problems';
import { utf8Text } from './text-guard';

const MAX_CELL_BYTES = 1024 * 1024;
/** Limit of a row in memory, so that an open quote does not swallow the whole file. */
const MAX_ROW_CHARACTERS = 4 * MAX_CELL_BYTES;

/** A row of a file as it stands there, its header too: the line that it begins on, from 1, and its cells. */
export interface CsvRecord {
  line: number;
  cells: readonly string[];
  /** Sign between cells. */
  separator: string;
}

/** Reads a CSV file row by row, in memory bounded by the longest row; blank rows are passed over. @throws ImportFileError */
export async function* readRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord> {
  const text = utf8Text(bytes);
  const { head, dialect } = await readDialect(text);
  const lines = lineCounter(dialect);
  const parser = parse({
    bom: true,
    delimiter: dialect.separator,
    record_delimiter: dialect.newline === '\r' ? '\r' : ['\r\n', '\n'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
    on_record: lines.place,
  });
  // The parser hands an error of any part on to whoever reads it.
  pipeline(withHead(head.subarray(dialect.preamble), text), parser, () => undefined);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const line = lines.of(cells);
      checkCells(cells, line);
      if (!isBlank(cells)) yield { line, cells, separator: dialect.separator };
    }
  } catch (error) {
    throw error instanceof CsvError ? toFileError(error, lines.next(parser.info)) : error;
  }
}

async function* withHead(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

/** Counts lines while the parser goes ahead of its reader. (Its own count takes CRLF inside quotes for two.) */
function lineCounter({ newline, preamble }: Dialect) {
  const lineNumbers = new WeakMap<string[], number>();
  let nextLine = preamble > 0 ? 2 : 1;
  let emptyLines = 0;
  /** The line that the record after the last one begins on. */
  const next = (info: Pick<Info, 'empty_lines'>) => nextLine + info.empty_lines - emptyLines;
  const place = (cells: string[], info: Pick<Info, 'empty_lines'>) => {
    const line = next(info);
    lineNumbers.set(cells, line);
    nextLine = line + 1 + countIn(cells, newline);
    emptyLines = info.empty_lines;
    return cells;
  };
  return { next, place, of: (cells: string[]) => lineNumbers.get(cells) ?? nextLine };
}

function checkCells(record: readonly string[], line: number): void {
  for (const cell of record) {
    // A UTF-16 unit is at most three bytes long, so most cells need no closer look.
    if (cell.length * 3 > MAX_CELL_BYTES && Buffer.byteLength(cell) > MAX_CELL_BYTES) {
      throw new ImportFileError(messages.largeCell, line);
    }
  }
}

function toFileError(error: CsvError, line: number): ImportFileError {
  switch (error.code) {
    case 'CSV_MAX_RECORD_SIZE':
      return new ImportFileError(messages.largeOrOpenCell, line);
    case 'CSV_QUOTE_NOT_CLOSED':
      return new ImportFileError(messages.openQuote, line);
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return new ImportFileError(messages.unbalancedQuotes, line);
    default:
      return new ImportFileError(messages.notCsv(error.message), line);
  }
}

const isBlank = (record: readonly string[]): boolean => record.every((cell) => cell.trim() === '');

function countIn(record: readonly string[], newline: string): number {
  let count = 0;
  for (const cell of record) {
    for (let at = cell.indexOf(newline); at >= 0; at = cell.indexOf(newline, at + 1)) count += 1;
  }
  return count;
}
