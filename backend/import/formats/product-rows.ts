import type { Column, ColumnMap, Scope } from './columns';
import type { CsvRecord } from './csv-records';
import * as messages from './messages';
import { ImportFileError } from './problems';

/** A row of a product: its first line in the file, from 1, and its cells by column. Empty cells are ''. */
export interface Row {
  line: number;
  /** Characters in all its cells. */
  size: number;
  /** True where cells are separated by semicolons, as where amounts have a decimal comma. */
  hasDecimalComma: boolean;
  cell(column: Column): string;
  /** Cells that mean nothing here and are kept under their headers. */
  passthrough(scope: Scope): [header: string, text: string][];
  /** Headers of columns that are not kept and say something here. */
  lost(): string[];
}

/** The rows of a product, in order; `isCut` where not all of its `count` rows are held. */
export interface ProductRows {
  handle: string;
  rows: [Row, ...Row[]];
  count: number;
  isCut: boolean;
  /** Reasons that its system gives for it not to be sold here. */
  problems?: { line: number; reason: string }[];
}

/** A record under a header as Shopify writes it. @throws ImportFileError for one with more or fewer cells */
export function toRow({ cells, line, separator }: CsvRecord, columns: ColumnMap): Row {
  if (cells.length !== columns.width) {
    throw new ImportFileError(messages.wrongWidth(cells.length, columns.width), line);
  }
  const at = (position: number) => cells[position]?.trim() ?? '';
  return {
    line,
    size: cells.reduce((sum, cell) => sum + cell.length, 0),
    hasDecimalComma: separator === ';',
    cell: (column) => {
      for (const position of columns.positions.get(column) ?? []) {
        const text = at(position);
        if (text !== '') return text;
      }
      return '';
    },
    passthrough: (scope) =>
      columns.passthrough[scope].flatMap(({ header, position }) => {
        const text = at(position);
        return text === '' ? [] : [[header, text]];
      }),
    lost: () =>
      columns.unknown.flatMap(({ header, position }) => (at(position) === '' ? [] : header)),
  };
}

/** Shopify's own limits are 2,048 variants and 250 pictures. */
const MAX_PRODUCT_ROWS = 2500;
/** Limit of a product's rows in memory. */
const MAX_PRODUCT_CHARACTERS = 8 * 1024 * 1024;

/** Puts rows that follow each other and have one handle together. */
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
