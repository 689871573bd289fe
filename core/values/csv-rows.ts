/** A row of a CSV file with the line it begins on, from 1. */
interface CsvRow {
  line: number;
  cells: string[];
}

/** Longest cell in characters: what is longer is cut, so that a quote that never ends takes no memory. */
const MAX_CELL_LENGTH = 10_000;

/** Reads CSV (RFC 4180) as its pieces come, row by row; empty lines are none. */
export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const reader = new CsvReader();
  for await (const piece of pieces) yield* reader.read(piece);
  yield* reader.read('\n');
}

class CsvReader {
  #line = 1;
  #row: CsvRow = { line: 1, cells: [] };
  #cell = '';
  /** State of a quote: open, or the last character ended it. */
  #quote: 'none' | 'open' | 'ended' = 'none';
  #isFirst = true;

  *read(piece: string): Generator<CsvRow> {
    for (const character of this.#isFirst ? piece.replace(/^\ufeff/, '') : piece) {
      this.#isFirst = false;
      if (character === '\n') this.#line += 1;
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
    if (character === '"') {
      if (this.#quote === 'ended') this.#add(character);
      this.#quote = 'open';
    } else if (character === ',') this.#endCell();
    else if (character === '\n') return true;
    else if (character !== '\r') this.#add(character);
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

/** Writes a row of CSV. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
