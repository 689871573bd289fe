import type { EditorThunk } from '../inject';
import { disputeClosed, saveFailed } from '../save-reducer';

/** Leaves it undecided: nothing is saved or restored, and what was done stays. */
export function leaveDispute(): EditorThunk {
  return (dispatch, getState) => {
    const { dispute } = getState().editor.saving;
    dispatch(disputeClosed());
    if (dispute?.kind !== 'save') return;
    const failure = { cause: 'refused', message: LEFT, complaint: null } as const;
    dispatch(saveFailed({ id: dispute.id, failure, inDoubt: null }));
  };
}

const LEFT = 'Somebody else has saved this meanwhile. Save again to compare.';
