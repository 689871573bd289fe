import type { ImportedProduct } from './imported-product';

/** Longest cell that is kept, in characters. */
const MAX_CELL = 20_000;

/**
 * Cells that an export writes again under their headers, in the order of these, for two files may have them in two; one
 * that is too long is not among them.
 */
export const passthroughCells = (
  cells: readonly [header: string, text: string][],
): ImportedProduct['sourceCells'] =>
  Object.fromEntries(
    cells
      .filter(([, text]) => text.length <= MAX_CELL)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The headers of cells that are too long to be kept. */
export const tooLongCells = (cells: readonly [header: string, text: string][]): string[] =>
  cells.flatMap(([header, text]) => (text.length > MAX_CELL ? header : []));
