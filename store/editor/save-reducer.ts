import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Tree } from '@/blocks/layout/tree/tree';
import { documentClosed, documentSaved } from './document-actions';
import {
  type EditConflict,
  type FailedSave,
  IDLE,
  initialSavingState,
  type SaveState,
  type SavingState,
} from './save-state';

interface Failed {
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

/** Reduces the state of saves and conflicts. */
export function savingReducer(
  state: SavingState = initialSavingState,
  action: UnknownAction,
): SavingState {
  if (saveBegun.match(action)) {
    const inDoubt = doubtsOf(state, action.payload);
    return withSave(state, action.payload, { phase: 'saving', inDoubt });
  }
  if (saveFailed.match(action)) {
    const { id, failure, inDoubt } = action.payload;
    const doubts = doubtsOf(state, id);
    const all = inDoubt ? [...doubts, inDoubt] : doubts;
    return withSave(state, id, { phase: 'failed', ...failure, inDoubt: all });
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

function doubtsOf({ saves }: SavingState, id: string): readonly Tree[] {
  const save = saves[id] ?? IDLE;
  return save.phase === 'idle' ? [] : save.inDoubt;
}

function withSave(state: SavingState, id: string, save: SaveState): SavingState {
  if ((state.saves[id] ?? IDLE) === save) return state;
  return { ...state, saves: { ...state.saves, [id]: save } };
}
