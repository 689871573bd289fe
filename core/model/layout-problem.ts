import { isObject } from '../values/is-object';
import * as messages from './messages';
import { MAX_LAYOUT_DEPTH, MAX_LAYOUT_NODES } from './page';

export interface LayoutProblem {
  /** Path to it, such as `[3, 'children', 0]`; empty for the layout as a whole. */
  path: (string | number)[];
  message: string;
}

/** Components that stand side by side: in the layout itself, or in another component. */
interface Siblings {
  nodes: readonly unknown[];
  within: { siblings: Siblings; index: number } | null;
  depth: number;
}

const TOO_DEEP = messages.nestedDeeperThan(MAX_LAYOUT_DEPTH);
const TOO_MANY = messages.tooManyComponents(MAX_LAYOUT_NODES);

/**
 * Returns what keeps a list from being a layout (spec 3, "Page component"), or null. A component is an object; where it
 * names its type, by a text. All else of it may be as another system has it: children that are no list, props that are
 * null, numbers written as text. It walks without recursion, so that no depth is too much to be refused.
 */
export function layoutProblem(layout: readonly unknown[]): LayoutProblem | null {
  const waiting: Siblings[] = [{ nodes: layout, within: null, depth: 1 }];
  let count = 0;
  for (let siblings = waiting.pop(); siblings; siblings = waiting.pop()) {
    const { nodes, depth } = siblings;
    count += nodes.length;
    if (count > MAX_LAYOUT_NODES) return { path: [], message: TOO_MANY };
    if (depth > MAX_LAYOUT_DEPTH) return { path: [], message: TOO_DEEP };
    for (const [index, node] of nodes.entries()) {
      const message = componentProblem(node);
      if (message) return { path: pathTo(siblings, index), message };
      const children = childrenOf(node);
      if (children.length > 0) {
        waiting.push({ nodes: children, within: { siblings, index }, depth: depth + 1 });
      }
    }
  }
  return null;
}

/** Returns what keeps something from being a component, whatever stands in it, as in 'must …'; or null. */
export function componentProblem(node: unknown): string | null {
  if (!isObject(node)) return messages.mustBeTypedComponent;
  const { type } = node;
  const isNamed = type !== undefined && type !== null;
  return isNamed && typeof type !== 'string' ? messages.mustNameType : null;
}

function childrenOf(node: unknown): readonly unknown[] {
  const children = isObject(node) ? node.children : undefined;
  return Array.isArray(children) ? children : [];
}

function pathTo({ within }: Siblings, index: number): LayoutProblem['path'] {
  return within ? [...pathTo(within.siblings, within.index), 'children', index] : [index];
}
