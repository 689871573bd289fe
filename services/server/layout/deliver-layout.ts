import { cleanPolicy } from '@/core/html/clean-policy';
import { deliverHtml } from '@/core/html/deliver-html';
import type { LayoutNode } from '@/core/model/page';

/** What a block's `content` becomes on its way into a page, by the block's type. */
const DELIVERED: Readonly<Record<string, (content: string) => string>> = {
  html: deliverHtml,
  policy: cleanPolicy,
};

const delivered = new WeakMap<readonly LayoutNode[], LayoutNode[]>();

/**
 * A layout as pages get it: the html blocks' scripts set aside, the policy blocks' content cleaned, at any
 * depth. What is no block stays as it is. A layout that was delivered before is not taken apart again:
 * answers of `fetchCall` are the same object while they hold.
 */
export function deliverLayout(layout: LayoutNode[]): LayoutNode[] {
  const known = delivered.get(layout);
  if (known) return known;
  const copies = layout.map(deliverNode);
  // One after the other, whatever the depth.
  const waiting = [...copies];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isBlock(node) || !Array.isArray(node.children)) continue;
    node.children = node.children.map(deliverNode);
    for (const child of node.children) waiting.push(child);
  }
  delivered.set(layout, copies);
  return copies;
}

/** A copy, so that what the backend answered stays what it was. */
function deliverNode(node: LayoutNode): LayoutNode {
  if (!isBlock(node)) return node;
  const deliver = Object.hasOwn(DELIVERED, node.type) ? DELIVERED[node.type] : undefined;
  const content: unknown = node.props?.content;
  if (!deliver || typeof content !== 'string') return { ...node };
  return { ...node, props: { ...node.props, content: deliver(content) } };
}

/** Layouts of other systems hold all kinds of things. */
function isBlock(node: unknown): node is LayoutNode {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
