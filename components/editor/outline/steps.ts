import type { Row } from './rows';

/** What a key does in the outline: leads to a line, or opens or folds up the one it is pressed at. */
type OutlineStep = { to: number } | { fold: boolean };

/** The keys of a tree; null for one that is none of them, or leads nowhere. */
export function outlineStep(rows: readonly Row[], at: number, key: string): OutlineStep | null {
  const row = rows[at];
  if (!row) return null;
  if (key === 'ArrowDown') return toLine(rows, at + 1);
  if (key === 'ArrowUp') return toLine(rows, at - 1);
  if (key === 'Home') return toLine(rows, 0);
  if (key === 'End') return toLine(rows, rows.length - 1);
  if (key === 'ArrowRight') return inward(rows, at, row);
  if (key === 'ArrowLeft') return outward(rows, at, row);
  return null;
}

function inward(rows: readonly Row[], at: number, { fold }: Row): OutlineStep | null {
  if (fold === 'closed') return { fold: false };
  return fold === 'open' ? toLine(rows, at + 1) : null;
}

function outward(rows: readonly Row[], at: number, { fold, level }: Row): OutlineStep | null {
  if (fold === 'open') return { fold: true };
  return toLine(
    rows,
    rows.findLastIndex((row, line) => line < at && row.level < level),
  );
}

function toLine(rows: readonly Row[], to: number): OutlineStep | null {
  return to >= 0 && to < rows.length ? { to } : null;
}

/** The next line whose name begins with what was typed; from the same one on while it still does. */
export function lineByName(
  rows: readonly Row[],
  at: number,
  typed: string,
  nameOf: (row: Row) => string,
): number {
  const start = typed.length > 1 ? at : at + 1;
  const turned = rows.map((_, index) => (start + index) % rows.length);
  return turned.find((line) => begins(rows[line], typed, nameOf)) ?? -1;
}

function begins(row: Row | undefined, typed: string, nameOf: (row: Row) => string): boolean {
  return row !== undefined && nameOf(row).toLowerCase().startsWith(typed.toLowerCase());
}
