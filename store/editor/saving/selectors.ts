import type { EditorRootState } from '../inject';
import {
  type Complaint,
  type EditConflict,
  type FailureCause,
  IDLE,
  type SaveState,
} from '../save-reducer';
import { isChanged, selectNode, selectOpen } from '../selectors';

export const saveOf = ({ editor }: Pick<EditorRootState, 'editor'>, id: string): SaveState =>
  editor.saving.saves[id] ?? IDLE;

export function selectSave(state: EditorRootState): SaveState {
  const open = selectOpen(state);
  return open ? saveOf(state, open.id) : IDLE;
}

type Failed = Extract<SaveState, { phase: 'failed' }>;

/** Selects what the server refused of a block in the open document, as long as the block is unchanged. */
export function selectRefusal(state: EditorRootState) {
  const save = selectSave(state);
  if (save.phase !== 'failed' || !isAboutBlock(save)) return null;
  const { key, node } = save.complaint;
  return selectNode(state, key) === node ? save : null;
}

const isAboutBlock = (save: Failed): save is Failed & { complaint: Complaint } =>
  save.complaint !== null;

export const selectConflict = ({ editor }: EditorRootState): EditConflict | null =>
  editor.saving.conflict;

/** Returns true if any document has unsaved changes. */
export function selectHasUnsaved({ editor }: EditorRootState): boolean {
  const { documents, saving } = editor;
  return (
    Object.values(documents).some(isChanged) ||
    Object.values(saving.saves).some(({ phase }) => phase === 'saving')
  );
}

export function failedOf({ editor }: EditorRootState, cause: FailureCause): [string, Failed][] {
  return Object.entries(editor.saving.saves).flatMap(([id, state]) =>
    state.phase === 'failed' && state.cause === cause ? [[id, state]] : [],
  );
}

export const selectHasFailed = (state: EditorRootState, cause: FailureCause): boolean =>
  failedOf(state, cause).length > 0;
