import type { TreeNode } from '@/blocks/layout/tree/tree';
import type { EditorRootState } from '@/store/editor/inject';
import { selectNode } from '@/store/editor/selectors';

// A block whose text is written in place is not drawn anew meanwhile: that would lose the caret.

interface Frozen {
  /** The id of its document: keys are numbered anew in each. */
  document: string | null;
  node: TreeNode;
}

let frozen: Frozen | null = null;

export function freeze(next: Frozen | null): void {
  frozen = next;
}

/** A block of the open document as the canvas draws it. */
export function drawn(state: EditorRootState, key: string): TreeNode | undefined {
  const isFrozen = frozen?.node.key === key && frozen.document === state.editor.open;
  return isFrozen ? frozen?.node : selectNode(state, key);
}
