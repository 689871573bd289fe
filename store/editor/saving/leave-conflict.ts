import type { EditorThunk } from '../inject';
import { conflictClosed, saveFailed } from '../save-reducer';

/** Leaves it undecided: nothing is saved or restored, and what was done stays. */
export function leaveConflict(): EditorThunk {
  return (dispatch, getState) => {
    const { conflict } = getState().editor.saving;
    dispatch(conflictClosed());
    if (conflict?.kind !== 'save') return;
    const failure = { cause: 'refused', message: LEFT, complaint: null } as const;
    dispatch(saveFailed({ id: conflict.id, failure, inDoubt: null }));
  };
}

const LEFT = 'Somebody else has saved this meanwhile. Save again to compare.';
