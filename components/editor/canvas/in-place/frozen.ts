import type { TreeNode } from '@/core/layout/tree/tree';

/*
 * The block whose text is being written in place. It is not drawn anew meanwhile: its element belongs to
 * who is writing, caret and all.
 */

let frozen: TreeNode | null = null;

export function freeze(node: TreeNode | null): void {
  frozen = node;
}

/** A node as the canvas draws it. */
export function drawn<Node extends TreeNode | undefined>(key: string, node: Node): TreeNode | Node {
  return frozen?.key === key ? frozen : node;
}
