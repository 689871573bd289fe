import { isObject } from '../values/is-object';
import type { LayoutNode } from './page';

/** The content of an html or policy block. */
export interface MarkupContent {
  kind: 'html' | 'policy';
  text: string;
  /** Path to it in the layout, such as `3.children.0.props.content`. */
  path: string;
}

interface Waiting {
  node: unknown;
  at: number;
  parent: Waiting | null;
}

/** The contents of a layout's html and policy blocks at any depth; whatever is no block is passed over. */
export function markupContents(layout: unknown): MarkupContent[] {
  const contents: MarkupContent[] = [];
  const waiting = waitingIn(layout, null);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isObject(next.node)) continue;
    const content = contentOf(next.node);
    if (content) contents.push({ ...content, path: `${pathTo(next)}.props.content` });
    for (const child of waitingIn(next.node.children, next)) waiting.push(child);
  }
  return contents;
}

function contentOf({ type, props }: LayoutNode): Omit<MarkupContent, 'path'> | null {
  if (type !== 'html' && type !== 'policy') return null;
  const text = isObject(props) ? props.content : undefined;
  return typeof text === 'string' ? { kind: type, text } : null;
}

const waitingIn = (nodes: unknown, parent: Waiting | null): Waiting[] =>
  Array.isArray(nodes) ? nodes.map((node, at) => ({ node, at, parent })) : [];

function pathTo({ at, parent }: Waiting): string {
  const steps: number[] = [at];
  for (let above = parent; above; above = above.parent) steps.push(above.at);
  return steps.toReversed().join('.children.');
}

/** A copy of a layout with other contents in its html and policy blocks. What is no block stays as it is. */
export function withContents<Node extends LayoutNode>(
  layout: readonly Node[],
  replace: (content: Omit<MarkupContent, 'path'>) => string,
): Node[] {
  const copy = <One extends LayoutNode>(node: One): One => {
    const content = isObject(node) ? contentOf(node) : null;
    if (!content) return isObject(node) ? { ...node } : node;
    return { ...node, props: { ...(node.props as object), content: replace(content) } };
  };
  const copies = layout.map(copy);
  // One after the other, whatever the depth.
  const waiting: LayoutNode[] = [...copies];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isObject(node) || !Array.isArray(node.children)) continue;
    const children: LayoutNode[] = node.children.map(copy);
    node.children = children;
    for (const child of children) waiting.push(child);
  }
  return copies;
}
