import type { LayoutNode } from '@/core/model/page';
import { isObject } from '@/core/values/is-object';

/** A copy of a component with all that stands in it, each under an id of its own. */
export function freshCopy(component: LayoutNode, newId: (node: LayoutNode) => string): LayoutNode {
  if (!isObject(component)) return component;
  const { children } = component;
  const copy = { ...component, id: newId(component) };
  if (!Array.isArray(children)) return copy;
  return { ...copy, children: children.map((child: LayoutNode) => freshCopy(child, newId)) };
}
