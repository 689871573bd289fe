import type { Tree, TreeNode } from '@/blocks/layout/tree/tree';

/**
 * Why a save failed: `session`, nobody is logged in any longer; `unreachable`, there was no answer, or the
 * server could not work, so that another try may do; `refused`, with the server's reason.
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
  /** In words for the admin, the server's own where it gave any. */
  message: string;
  complaint: Complaint | null;
}

interface Attempt {
  /** What was sent without an answer: the server may have stored any of it. */
  inDoubt: readonly Tree[];
}

export type SaveState =
  | { phase: 'idle' }
  | ({ phase: 'saving' } & Attempt)
  | ({ phase: 'failed' } & FailedSave & Attempt);

export const IDLE: SaveState = { phase: 'idle' };

/** A save that met a newer state on the server. */
interface SaveConflict {
  kind: 'save';
  /** As the server has it now. */
  theirs: Tree;
  revision: number;
  /** As ISO text; null where the server does not tell. */
  savedAt: string | null;
}

/** A draft that is to be restored over another state than it was made from. */
interface RestoreConflict {
  kind: 'restore';
  draft: { id: string; base: Tree; tree: Tree; changedAt: number };
}

/** Two versions of a document that have to become one, which takes an admin to decide. */
export type EditConflict = { id: string } & (SaveConflict | RestoreConflict);

export interface SavingState {
  /** By document; idle where there is none. */
  saves: Readonly<Record<string, SaveState>>;
  conflict: EditConflict | null;
}

export const initialSavingState: SavingState = { saves: {}, conflict: null };
