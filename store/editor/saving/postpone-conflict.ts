import type { EditorThunk } from '../inject';
import * as messages from '../messages';
import { conflictClosed, saveFailed } from '../save-reducer';

/** Leaves a conflict unresolved: nothing is saved or restored, and all edits stay. */
export function postponeConflict(): EditorThunk {
  return (dispatch, getState) => {
    const { conflict } = getState().editor.saving;
    dispatch(conflictClosed());
    if (conflict?.kind !== 'save') return;
    const failure = {
      cause: 'refused',
      message: messages.savedMeanwhile,
      complaint: null,
    } as const;
    dispatch(saveFailed({ id: conflict.id, failure, inDoubt: null }));
  };
}
