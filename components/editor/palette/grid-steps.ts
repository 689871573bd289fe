/** How many items stand beside each other in the palette. */
const COLUMNS = 2;

/**
 * Where a key leads from an item of groups with these many items, each group a grid of its own; -1 above
 * the first row, null where it leads nowhere.
 */
export function stepInGrid(sizes: readonly number[], from: number, key: string): number | null {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  if (key === 'ArrowRight') return within(from + 1, count);
  if (key === 'ArrowLeft') return within(from - 1, count);
  if (key === 'Home') return within(0, count);
  if (key === 'End') return within(count - 1, count);
  if (key === 'ArrowDown') return within(rowStep(sizes, from, 1), count);
  if (key === 'ArrowUp') return Math.max(-1, rowStep(sizes, from, -1));
  return null;
}

function within(index: number, count: number): number | null {
  return index >= 0 && index < count ? index : null;
}

/** The item below or above; in a row that has none there its last. */
function rowStep(sizes: readonly number[], from: number, step: 1 | -1): number {
  const rows = rowsOf(sizes);
  const at = rows.findIndex(({ start, length }) => from >= start && from < start + length);
  const row = rows[at + step];
  if (!row) return -1;
  const column = from - (rows[at]?.start ?? 0);
  return row.start + Math.min(column, row.length - 1);
}

function rowsOf(sizes: readonly number[]): { start: number; length: number }[] {
  let start = 0;
  return sizes.flatMap((size) => {
    const first = start;
    start += size;
    const count = Math.ceil(size / COLUMNS);
    return Array.from({ length: count }, (_, row) => ({
      start: first + row * COLUMNS,
      length: Math.min(COLUMNS, size - row * COLUMNS),
    }));
  });
}
