import { isObject } from '@/core/values/is-object';

/** A block of a page, as a renderer can rely on it; what it is made of is read by its definition. */
export interface BlockNode {
  /** The stored id, or its path in the layout where there is no usable one. */
  id: string;
  type: string;
  props: unknown;
  styles: unknown;
  children: readonly BlockNode[];
  columnIndex: number;
  originalIndex: number | undefined;
}

/** Deeper blocks are left out: no page is meant to have them, and a renderer has only so much room. */
const MAX_DEPTH = 100;

/** Reads a layout of any system, with ids missing, children null, numbers as texts. Never throws. */
export const readLayout = (layout: unknown): BlockNode[] => readNodes(layout, '', 0);

function readNodes(raw: unknown, path: string, depth: number): BlockNode[] {
  if (!Array.isArray(raw) || depth >= MAX_DEPTH) return [];
  return raw.flatMap((node: unknown, index) =>
    isObject(node) ? readNode(node, `${path}${index}`, depth) : [],
  );
}

function readNode(node: Record<string, unknown>, path: string, depth: number): BlockNode {
  const { id, type, props, styles, children, columnIndex, originalIndex } = node;
  return {
    id: typeof id === 'string' && id !== '' ? id : path,
    type: typeof type === 'string' ? type : '',
    props,
    styles,
    children: readNodes(children, `${path}.`, depth + 1),
    columnIndex: indexOf(columnIndex) ?? 0,
    originalIndex: indexOf(originalIndex),
  };
}

function indexOf(raw: unknown): number | undefined {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** Returns the blocks of each column in order (spec 3, `originalIndex`); those of a missing column go into the last. */
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
