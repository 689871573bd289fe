import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Tree, TreeNode } from '@/blocks/layout/tree/tree';
import { documentClosed, documentSaved } from './state';

export interface Failed {
  id: string;
  failure: FailedSave;
  /** The sent tree, if the server may have saved it. */
  inDoubt: Tree | null;
}

export const saveBegun = createAction<string>('editor/saveBegun');
export const saveFailed = createAction<Failed>('editor/saveFailed');
export const saveDropped = createAction<string>('editor/saveDropped');
export const conflictOpened = createAction<EditConflict>('editor/conflictOpened');
export const conflictClosed = createAction('editor/conflictClosed');

export function savingReducer(
  state: SavingState = initialSavingState,
  action: UnknownAction,
): SavingState {
  if (saveBegun.match(action)) {
    const { payload: id } = action;
    return withSave(state, id, { phase: 'saving', inDoubt: doubtsOf(state, id) });
  }
  if (saveFailed.match(action)) {
    const { id, failure, inDoubt } = action.payload;
    const doubts = [...doubtsOf(state, id), ...(inDoubt ? [inDoubt] : [])];
    return withSave(state, id, { phase: 'failed', ...failure, inDoubt: doubts });
  }
  if (documentSaved.match(action)) return withSave(state, action.payload.id, IDLE);
  if (saveDropped.match(action) || documentClosed.match(action)) {
    return withSave(state, action.payload, IDLE);
  }
  if (conflictOpened.match(action)) {
    const { payload: conflict } = action;
    return { ...withSave(state, conflict.id, IDLE), conflict };
  }
  if (conflictClosed.match(action)) return { ...state, conflict: null };
  return state;
}

/** Returns trees that the server may have saved without an answer. */
export function doubtsOf({ saves }: SavingState, id: string): readonly Tree[] {
  const save = saves[id] ?? IDLE;
  return save.phase === 'idle' ? [] : save.inDoubt;
}

function withSave(state: SavingState, id: string, save: SaveState): SavingState {
  if ((state.saves[id] ?? IDLE) === save) return state;
  return { ...state, saves: { ...state.saves, [id]: save } };
}

/**
 * The cause of a failed save: logged out; no right; a second factor to be set up first; no answer or a server error, so that
 * a retry may help; refused.
 */
export type FailureCause = 'session' | 'right' | 'factor' | 'unreachable' | 'refused';

/** The block that the server would not take, and which field of it. */
export interface Complaint {
  key: string;
  /** The block as it was sent. */
  node: TreeNode;
  /** Such as `props.content`; '' for the block as a whole. */
  field: string;
}

interface FailedSave {
  cause: FailureCause;
  /** The message for the admin, the server's own if there is one. */
  message: string;
  complaint: Complaint | null;
}

/** State of saving with the trees sent without an answer: the server may have saved any of them. */
export type SaveState =
  | { phase: 'idle' }
  | { phase: 'saving'; inDoubt: readonly Tree[] }
  | ({ phase: 'failed'; inDoubt: readonly Tree[] } & FailedSave);

export const IDLE: SaveState = { phase: 'idle' };

/** Two versions of a document for an admin to merge; `savedAt` is ISO text, null if unknown. */
export type EditConflict = { id: string } & (
  | { kind: 'save'; theirs: Tree; revision: number; savedAt: string | null }
  | { kind: 'restore'; draft: { id: string; base: Tree; tree: Tree; changedAt: number } }
);

export interface SavingState {
  /** Keyed by document; idle where there is none. */
  saves: Readonly<Record<string, SaveState>>;
  conflict: EditConflict | null;
}

export const initialSavingState: SavingState = { saves: {}, conflict: null };
