import type { Tree, TreeNode } from '@/blocks/layout/tree/tree';

/**
 * The cause of a failed save: `session`, logged out; `unreachable`, no answer or a server error, so that a
 * retry may help; `refused`, with the server's reason.
 */
export type FailureCause = 'session' | 'unreachable' | 'refused';

/** The block that the server would not take, and which field of it. */
export interface Complaint {
  key: string;
  /** The block as it was sent. */
  node: TreeNode;
  /** Such as `props.content`; '' for the block as a whole. */
  field: string;
}

export interface FailedSave {
  cause: FailureCause;
  /** The message for the admin, the server's own if there is one. */
  message: string;
  complaint: Complaint | null;
}

interface Attempt {
  /** Trees sent without an answer: the server may have saved any of them. */
  inDoubt: readonly Tree[];
}

export type SaveState =
  | { phase: 'idle' }
  | ({ phase: 'saving' } & Attempt)
  | ({ phase: 'failed' } & FailedSave & Attempt);

export const IDLE: SaveState = { phase: 'idle' };

/** A save whose revision is outdated. */
interface SaveConflict {
  kind: 'save';
  theirs: Tree;
  revision: number;
  /** ISO text; null if unknown. */
  savedAt: string | null;
}

/** A draft whose document has changed since. */
interface RestoreConflict {
  kind: 'restore';
  draft: { id: string; base: Tree; tree: Tree; changedAt: number };
}

/** Two versions of a document for an admin to merge. */
export type EditConflict = { id: string } & (SaveConflict | RestoreConflict);

export interface SavingState {
  /** Keyed by document; idle where there is none. */
  saves: Readonly<Record<string, SaveState>>;
  conflict: EditConflict | null;
}

export const initialSavingState: SavingState = { saves: {}, conflict: null };
