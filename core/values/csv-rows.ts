/** A row of a CSV file with the line it begins on, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Longest cell in characters: what is longer is cut, so that a quote that never ends takes no memory. */
const MAX_CELL_LENGTH = 10_000;

/** Separators of spreadsheets: tabs where cells are pasted, semicolons where the comma is a decimal mark. */
const SEPARATORS = [',', '\t', ';'];
/** A first line by which Excel is told the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?$/i;
const LINE_END = /[\r\n]/;

/**
 * Reads CSV (RFC 4180) as its pieces come, row by row; empty lines are none. The first line tells the separator: one that
 * splits it into as many cells as are expected, if any is, else the most frequent one. Lines end by CR, LF or both.
 */
export async function* csvRows(
  pieces: AsyncIterable<string>,
  expected?: number,
): AsyncGenerator<CsvRow> {
  const reader = new CsvReader(expected);
  for await (const piece of pieces) yield* reader.read(piece);
  yield* reader.end();
}

/** Reads the rows of a whole file of CSV. */
export function* csvRowsOf(text: string): Generator<CsvRow> {
  const reader = new CsvReader();
  yield* reader.read(text);
  yield* reader.end();
}

class CsvReader {
  #line = 1;
  #row: CsvRow = { line: 1, cells: [] };
  #cell = '';
  /** State of a quote: open, or the last character ended it. */
  #quote: 'none' | 'open' | 'ended' = 'none';
  #isBehindReturn = false;
  #separator: string | undefined;
  /** Text from before the separator is known. */
  #head = '';

  constructor(readonly expected?: number) {}

  *read(piece: string): Generator<CsvRow> {
    if (this.#separator !== undefined) {
      yield* this.#readOn(piece);
      return;
    }
    this.#head += piece;
    const isLineWhole = LINE_END.test(this.#head) || this.#head.length > MAX_CELL_LENGTH;
    if (isLineWhole) yield* this.#begin();
  }

  *end(): Generator<CsvRow> {
    if (this.#separator === undefined) yield* this.#begin();
    yield* this.#readOn('\n');
  }

  *#begin(): Generator<CsvRow> {
    const text = this.#head.replace(/^\ufeff/, '');
    const [first = ''] = text.split(LINE_END, 1);
    const named = SEPARATOR_LINE.exec(first)?.[1];
    this.#separator = named ?? separatorOf(first, this.expected);
    this.#head = '';
    yield* this.#readOn(named ? text.slice(first.length) : text);
  }

  *#readOn(piece: string): Generator<CsvRow> {
    for (const character of piece) {
      const isOneEnd = character === '\n' && this.#isBehindReturn;
      this.#isBehindReturn = character === '\r';
      if (isOneEnd) {
        if (this.#quote === 'open') this.#add(character);
        continue;
      }
      if (LINE_END.test(character)) this.#line += 1;
      if (this.#take(character)) yield* this.#endRow();
    }
  }

  /** Returns true at the end of a row. */
  #take(character: string): boolean {
    if (this.#quote === 'open') {
      if (character === '"') this.#quote = 'ended';
      else this.#add(character);
      return false;
    }
    // Within a text it is an inch mark.
    const isQuote = character === '"' && (this.#quote === 'ended' || this.#cell.trim() === '');
    if (isQuote) {
      if (this.#quote === 'ended') this.#add(character);
      else this.#cell = '';
      this.#quote = 'open';
    } else if (character === this.#separator) this.#endCell();
    else if (LINE_END.test(character)) return true;
    else this.#add(character);
    return false;
  }

  #add(character: string): void {
    if (this.#cell.length < MAX_CELL_LENGTH) this.#cell += character;
  }

  #endCell(): void {
    this.#row.cells.push(this.#cell);
    this.#cell = '';
    this.#quote = 'none';
  }

  *#endRow(): Generator<CsvRow> {
    this.#endCell();
    const row = this.#row;
    this.#row = { line: this.#line, cells: [] };
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
  }
}

/** The separator by which a line has the expected number of cells, else the one that stands most often in it, outside of quotes. */
function separatorOf(line: string, expected = 0): string {
  const plain = line.replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => plain.split(separator).length);
  const most = counts.includes(expected) ? expected : Math.max(...counts);
  return SEPARATORS[counts.indexOf(most)] ?? ',';
}

/** Writes a row of CSV. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const csvCell = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
