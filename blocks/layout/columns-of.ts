import type { BlockNode } from './read-layout';

/**
 * Returns the blocks of each column in order (spec 3, `originalIndex`); those of a missing column go into
 * the last.
 */
export function columnsOf(children: readonly BlockNode[], count: number): BlockNode[][] {
  const columns: BlockNode[][] = Array.from({ length: Math.max(1, count) }, () => []);
  for (const child of children)
    columns[Math.min(child.columnIndex, columns.length - 1)]?.push(child);
  return columns.map((column) => column.sort(byOriginalIndex));
}

/** Keeps the stored order of blocks without an index. */
function byOriginalIndex(one: BlockNode, other: BlockNode): number {
  if (one.originalIndex === undefined || other.originalIndex === undefined) return 0;
  return one.originalIndex - other.originalIndex;
}
