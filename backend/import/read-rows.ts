import { pipeline, type Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { type Column, type ColumnMap, mapColumns } from './columns';
import { ImportFileError } from './imported-product';
import * as messages from './messages';
import { textGuard } from './text-guard';

const MAX_CELL_BYTES = 1024 * 1024;
/** Limit of a row in memory, so that an open quote does not swallow the whole file. */
const MAX_ROW_CHARACTERS = 4 * MAX_CELL_BYTES;

/** A row of the file: its first line, from 1, and its cells by column. Empty cells are ''. */
export interface Row {
  line: number;
  /** Characters in all its cells. */
  size: number;
  cell(column: Column): string;
}

/** Reads a product CSV row by row, in memory bounded by the longest row; `onHeader` first. @throws ImportFileError */
export async function* readRows(
  bytes: Readable,
  onHeader: (columns: ColumnMap) => void,
): AsyncGenerator<Row> {
  const lines = lineCounter();
  const parser = parse({
    bom: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
    on_record: lines.place,
  });
  // The parser hands an error of any part on to whoever reads it.
  pipeline(bytes, textGuard(), parser, () => undefined);
  let columns: ColumnMap | undefined;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const line = lines.of(cells);
      checkCells(cells, line);
      if (columns) {
        if (!isBlank(cells)) yield toRow(cells, columns, line);
      } else {
        columns = mapColumns(cells, line);
        onHeader(columns);
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? toFileError(error, lines.next(parser.info)) : error;
  }
  if (!columns) throw new ImportFileError(messages.emptyFile);
}

/** Counts lines while the parser goes ahead of its reader. (Its own count takes CRLF inside quotes for two.) */
function lineCounter() {
  const lineNumbers = new WeakMap<string[], number>();
  let nextLine = 1;
  let emptyLines = 0;
  /** The line that the record after the last one begins on. */
  const next = (info: Pick<Info, 'empty_lines'>) => nextLine + info.empty_lines - emptyLines;
  const place = (cells: string[], info: Pick<Info, 'empty_lines'>) => {
    const line = next(info);
    lineNumbers.set(cells, line);
    nextLine = line + 1 + newlinesIn(cells);
    emptyLines = info.empty_lines;
    return cells;
  };
  return { next, place, of: (cells: string[]) => lineNumbers.get(cells) ?? nextLine };
}

function checkCells(record: string[], line: number): void {
  for (const cell of record) {
    // A UTF-16 unit is at most three bytes long, so most cells need no closer look.
    if (cell.length * 3 > MAX_CELL_BYTES && Buffer.byteLength(cell) > MAX_CELL_BYTES) {
      throw new ImportFileError(messages.largeCell, line);
    }
  }
}

function toRow(record: string[], columns: ColumnMap, line: number): Row {
  if (record.length !== columns.width) {
    throw new ImportFileError(messages.wrongWidth(record.length, columns.width), line);
  }
  return {
    line,
    size: record.reduce((sum, cell) => sum + cell.length, 0),
    cell: (column) => {
      const cells = columns.positions.get(column)?.map((position) => record[position]?.trim());
      return cells?.find(Boolean) ?? '';
    },
  };
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

const isBlank = (record: string[]): boolean => record.every((cell) => cell.trim() === '');

function newlinesIn(record: string[]): number {
  let count = 0;
  for (const cell of record) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}

/** The rows of a product, in order; `isCut` where not all of its `count` rows are held. */
export interface ProductRows {
  handle: string;
  rows: [Row, ...Row[]];
  count: number;
  isCut: boolean;
}

/** Shopify's own limits are 2,048 variants and 250 pictures. */
const MAX_PRODUCT_ROWS = 2500;
/** Limit of a product's rows in memory. */
const MAX_PRODUCT_CHARACTERS = 8 * 1024 * 1024;

export async function* groupRows(rows: AsyncIterable<Row>): AsyncGenerator<ProductRows> {
  let group: ProductRows | undefined;
  let held = 0;
  for await (const row of rows) {
    const handle = row.cell('handle');
    if (group?.handle !== handle) {
      if (group) yield group;
      group = { handle, rows: [row], count: 1, isCut: false };
      held = row.size;
      continue;
    }
    group.count += 1;
    held += row.size;
    group.isCut ||= group.rows.length >= MAX_PRODUCT_ROWS || held > MAX_PRODUCT_CHARACTERS;
    if (!group.isCut) group.rows.push(row);
  }
  if (group) yield group;
}
