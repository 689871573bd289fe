import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';

/** Returns a copy of a component and its descendants, with new ids. */
export function freshCopy(component: LayoutNode, newId: (node: LayoutNode) => string): LayoutNode {
  if (!isObject(component)) return component;
  const { children } = component;
  const copy = { ...component, id: newId(component) };
  if (!Array.isArray(children)) return copy;
  return { ...copy, children: children.map((child: LayoutNode) => freshCopy(child, newId)) };
}
