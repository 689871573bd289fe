import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Edited, redone, undone, withEdit } from './history';
import { initialSavingState, savingReducer } from './save-reducer';
import {
  type Dialog,
  designRevised,
  documentBinned,
  documentClosed,
  documentLoaded,
  documentMerged,
  documentNamed,
  documentOpened,
  documentRestored,
  documentSaved,
  type EditedDocument,
  type EditorState,
  FOOTER_ID,
  HEADER_ID,
  type Opened,
  type Saved,
} from './state';

export const blockSelected = createAction<string | null>('editor/blockSelected');
export const documentEdited = createAction<Edited>('editor/documentEdited');
export const stepUndone = createAction('editor/stepUndone');
export const stepRedone = createAction('editor/stepRedone');
export const dialogShown = createAction<Dialog | null>('editor/dialogShown');
export const tabEntered = createAction<string>('editor/tabEntered');
export const roleKnown = createAction<string>('editor/roleKnown');

const initialEditorState: EditorState = {
  documents: {},
  closings: {},
  binned: {},
  open: null,
  saving: initialSavingState,
  dialog: null,
  tab: null,
  role: null,
};

/** The documents edited at `/design`. A plain reducer: drafted trees would cost most of a key press. */
export function editorReducer(
  state: EditorState = initialEditorState,
  action: UnknownAction,
): EditorState {
  const next = documentsReducer(state, action);
  const saving = savingReducer(next.saving, action);
  return saving === next.saving ? next : { ...next, saving };
}

function documentsReducer(state: EditorState, action: UnknownAction): EditorState {
  if (documentLoaded.match(action)) return withDocument(state, load(action.payload));
  if (documentOpened.match(action)) return { ...state, open: action.payload };
  if (documentClosed.match(action)) return withoutDocument(state, action.payload);
  if (documentBinned.match(action)) {
    const { binned, ...edited } = action.payload;
    return { ...state, binned: { ...state.binned, [binned]: edited } };
  }
  if (documentSaved.match(action)) return save(state, action.payload);
  if (documentMerged.match(action)) {
    const { id, tree, label, ...version } = action.payload;
    return change(state, id, (open) => ({ ...withEdit(open, { tree, label }), ...version }));
  }
  if (documentNamed.match(action)) {
    const { id, name } = action.payload;
    return change(state, id, (document) => ({ ...document, name }));
  }
  if (documentRestored.match(action)) return withDocument(state, action.payload);
  if (designRevised.match(action)) {
    const { from, to } = action.payload;
    return [HEADER_ID, FOOTER_ID].reduce((next, id) => revise(next, id, from, to), state);
  }
  if (blockSelected.match(action)) {
    const { payload: selected } = action;
    return change(state, state.open, (open) =>
      open.selected === selected ? open : { ...open, selected },
    );
  }
  if (documentEdited.match(action)) {
    return change(state, state.open, (open) => withEdit(open, action.payload));
  }
  if (stepUndone.match(action)) return change(state, state.open, undone);
  if (stepRedone.match(action)) return change(state, state.open, redone);
  if (dialogShown.match(action)) return { ...state, dialog: action.payload };
  if (roleKnown.match(action)) return { ...state, role: action.payload };
  if (tabEntered.match(action)) return { ...state, tab: action.payload };
  return state;
}

const load = (opened: Opened): EditedDocument => ({
  ...{ savedAt: null, ...opened, saved: opened.tree },
  ...{ past: [], future: [], selected: null },
});

function save(state: EditorState, { id, tree, revision, savedAt }: Saved): EditorState {
  const from = state.documents[id]?.revision;
  const next = change(state, id, (document) => ({ ...document, saved: tree, revision, savedAt }));
  // They are saved as parts of one design: what was the newest of the one is the newest of the other.
  const other = { [HEADER_ID]: FOOTER_ID, [FOOTER_ID]: HEADER_ID }[id];
  return other && from !== undefined ? revise(next, other, from, revision) : next;
}

/** One made from another revision stays there: what was saved meanwhile has not been seen in it. */
const revise = (state: EditorState, id: string, from: number, to: number): EditorState =>
  change(state, id, (part) => (part.revision === from ? { ...part, revision: to } : part));

/** Changes one of the documents; nothing where it is not there. */
function change(
  state: EditorState,
  id: string | null,
  by: (document: EditedDocument) => EditedDocument,
): EditorState {
  const document = state.documents[id ?? ''];
  const changed = document && by(document);
  return !changed || changed === document ? state : withDocument(state, changed);
}

const withDocument = (state: EditorState, document: EditedDocument): EditorState => ({
  ...state,
  documents: { ...state.documents, [document.id]: document },
});

function withoutDocument(state: EditorState, id: string): EditorState {
  const { [id]: _, ...documents } = state.documents;
  const closings = { ...state.closings, [id]: (state.closings[id] ?? 0) + 1 };
  return { ...state, documents, closings, open: state.open === id ? null : state.open };
}
