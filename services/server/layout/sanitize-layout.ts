import { LRUCache } from 'lru-cache';
import { processState } from '@/backend/base/process-state';
import { cleanPolicy } from '@/core/html/clean-policy';
import { renderHtml } from '@/core/html/settle';
import type { LayoutNode } from '@/core/model/page';

/** Cache size per kind: holds all ordinary contents and some of the largest. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** Sanitizers of `content` by block type. */
const SANITIZERS: ReadonlyMap<unknown, (content: string) => string> = new Map([
  ['html', memoized('delivered-html', renderHtml)],
  ['policy', memoized('delivered-policies', cleanPolicy)],
]);

const sanitizedLayouts = new WeakMap<readonly LayoutNode[], LayoutNode[]>();

/**
 * A layout as pages get it: the html blocks' scripts set aside, the policy blocks' content cleaned, at any
 * depth. What is no block stays as it is. A layout that was delivered before is not taken apart again:
 * answers of `fetchCall` are the same object while they hold; nor is a content of one that was saved since.
 */
export function sanitizeLayout<Node extends LayoutNode>(layout: Node[]): Node[] {
  const cached = sanitizedLayouts.get(layout) as Node[] | undefined;
  if (cached) return cached;
  const copies = layout.map(sanitizeNode);
  // One after the other, whatever the depth.
  const waiting = [...copies];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isBlock(node) || !Array.isArray(node.children)) continue;
    const children = node.children.map(sanitizeNode);
    node.children = children;
    for (const child of children) waiting.push(child);
  }
  sanitizedLayouts.set(layout, copies);
  return copies;
}

/** A copy, so that what the backend answered stays what it was. */
function sanitizeNode<Node extends LayoutNode>(node: Node): Node {
  if (!isBlock(node)) return node;
  const { type, props } = node;
  const sanitize = SANITIZERS.get(type);
  const content: unknown = isBlock(props) ? props.content : undefined;
  if (!sanitize || typeof content !== 'string') return { ...node };
  return { ...node, props: { ...(props as object), content: sanitize(content) } };
}

/** Layouts of other systems hold all kinds of things. */
const isBlock = (node: unknown): node is LayoutNode =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** The same function, which keeps for all pages what it has made of the texts that it was asked for last. */
function memoized(name: string, make: (content: string) => string): (content: string) => string {
  const texts = () =>
    processState(
      name,
      () =>
        new LRUCache<string, string>({
          maxSize: MAX_CHARACTERS,
          sizeCalculation: (text, content) => Math.max(1, text.length + content.length),
        }),
    );
  return (content) => {
    const made = texts();
    const text = made.get(content) ?? make(content);
    made.set(content, text);
    return text;
  };
}
