import type { BlockNode } from './read-layout';

/**
 * The blocks of each column, in their order within it (spec 3, `originalIndex`); one whose column there
 * is not stands in the last.
 */
export function columnsOf(children: readonly BlockNode[], count: number): BlockNode[][] {
  const columns: BlockNode[][] = Array.from({ length: Math.max(1, count) }, () => []);
  for (const child of children)
    columns[Math.min(child.columnIndex, columns.length - 1)]?.push(child);
  return columns.map((column) => column.sort(byOriginalIndex));
}

/** Blocks that name no place keep the one they are stored at. */
function byOriginalIndex(one: BlockNode, other: BlockNode): number {
  if (one.originalIndex === undefined || other.originalIndex === undefined) return 0;
  return one.originalIndex - other.originalIndex;
}
