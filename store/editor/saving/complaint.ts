import type { Tree } from '@/core/layout/tree/tree';
import { nodeOf, ROOT } from '@/core/layout/tree/tree';
import type { Complaint } from './state';

/**
 * The block that a path such as `layout.3.children.0.props.title` leads to in a layout that was sent, and
 * what of it; null where it leads to none.
 */
export function complaintAt(tree: Tree, path: string): Complaint | null {
  const [, ...steps] = path.split('.');
  let key = ROOT;
  let at = 0;
  for (; at < steps.length; at += 2) {
    const next = nodeOf(tree, key).children[Number(steps[at])];
    if (next === undefined) return null;
    key = next;
    if (steps[at + 1] !== 'children') break;
  }
  if (key === ROOT) return null;
  return { key, node: nodeOf(tree, key), field: steps.slice(at + 1).join('.') };
}
