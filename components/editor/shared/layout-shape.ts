import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';

/** Returns the types of components to insert, the outermost first, and their depth in blocks. */
export const shapeOf = (layout: readonly LayoutNode[]) => ({
  types: typesIn(layout),
  height: heightOf(layout),
});

export const typesIn = (layout: readonly LayoutNode[]): string[] =>
  layout.flatMap((node) => [node.type ?? '', ...typesIn(childrenOf(node))]);

const heightOf = (layout: readonly LayoutNode[]): number =>
  Math.max(0, ...layout.map((node) => 1 + heightOf(childrenOf(node))));

const childrenOf = ({ children }: LayoutNode): LayoutNode[] =>
  Array.isArray(children) ? children.filter(isObject) : [];
