import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Edited, redone, undone, withEdit } from './history';
import { initialSavingState, savingReducer } from './save-reducer';
import {
  type Dialog,
  designRevised,
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
  type Merged,
  type Named,
  type Opened,
  type Revised,
  type Saved,
} from './state';

export const blockSelected = createAction<string | null>('editor/blockSelected');
export const documentEdited = createAction<Edited>('editor/documentEdited');
export const stepUndone = createAction('editor/stepUndone');
export const stepRedone = createAction('editor/stepRedone');
export const dialogShown = createAction<Dialog | null>('editor/dialogShown');
export const tabEntered = createAction<string>('editor/tabEntered');

const initialEditorState: EditorState = {
  documents: {},
  closings: {},
  open: null,
  saving: initialSavingState,
  dialog: null,
  tab: null,
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
  if (documentSaved.match(action)) return save(state, action.payload);
  if (documentMerged.match(action)) return merge(state, action.payload);
  if (documentNamed.match(action)) return rename(state, action.payload);
  if (documentRestored.match(action)) return withDocument(state, action.payload);
  if (designRevised.match(action)) return revise(state, action.payload);
  if (blockSelected.match(action)) {
    const { payload: selected } = action;
    return changeOpen(state, (open) => (open.selected === selected ? open : { ...open, selected }));
  }
  if (documentEdited.match(action)) {
    return changeOpen(state, (open) => withEdit(open, action.payload));
  }
  if (stepUndone.match(action)) return changeOpen(state, undone);
  if (stepRedone.match(action)) return changeOpen(state, redone);
  if (dialogShown.match(action)) return { ...state, dialog: action.payload };
  if (tabEntered.match(action)) return { ...state, tab: action.payload };
  return state;
}

const load = (opened: Opened): EditedDocument => ({
  ...{ savedAt: null, ...opened, saved: opened.tree },
  ...{ past: [], future: [], selected: null },
});

function save(state: EditorState, saved: Saved): EditorState {
  const { id, tree, revision, savedAt } = saved;
  const document = state.documents[id];
  if (!document) return state;
  const next = withDocument(state, { ...document, saved: tree, revision, savedAt });
  const other = state.documents[OTHER_CHROME.get(id) ?? ''];
  // They are saved as parts of one design: what was the newest of the one is the newest of the other.
  if (other?.revision !== document.revision) return next;
  return withDocument(next, { ...other, revision });
}

const OTHER_CHROME = new Map([
  [HEADER_ID, FOOTER_ID],
  [FOOTER_ID, HEADER_ID],
]);

function merge(state: EditorState, merged: Merged): EditorState {
  const { id, tree, label, ...version } = merged;
  const document = state.documents[id];
  return document
    ? withDocument(state, { ...withEdit(document, { tree, label }), ...version })
    : state;
}

function rename(state: EditorState, { id, name }: Named): EditorState {
  const document = state.documents[id];
  return document ? withDocument(state, { ...document, name }) : state;
}

/** One made from another revision stays there: what was saved meanwhile has not been seen in it. */
function revise(state: EditorState, { from, to }: Revised): EditorState {
  const parts = [state.documents[HEADER_ID], state.documents[FOOTER_ID]];
  const current = parts.flatMap((part) => (part?.revision === from ? part : []));
  return current.reduce((next, part) => withDocument(next, { ...part, revision: to }), state);
}

function changeOpen(
  state: EditorState,
  change: (document: EditedDocument) => EditedDocument,
): EditorState {
  const document = state.open === null ? undefined : state.documents[state.open];
  if (!document) return state;
  const changed = change(document);
  return changed === document ? state : withDocument(state, changed);
}

function withDocument(state: EditorState, document: EditedDocument): EditorState {
  return { ...state, documents: { ...state.documents, [document.id]: document } };
}

function withoutDocument(state: EditorState, id: string): EditorState {
  const { [id]: _, ...documents } = state.documents;
  const closings = { ...state.closings, [id]: (state.closings[id] ?? 0) + 1 };
  return { ...state, documents, closings, open: state.open === id ? null : state.open };
}
