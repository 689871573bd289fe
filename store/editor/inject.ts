import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { AppDispatch, AppStore, RootState } from '../make-store';
import { editorReducer } from './editor';
import { pageDesignSlice } from './page-design';
import { editedPanels, revisedShop } from './shop-changes';
import type { EditorState } from './state';

export type EditorRootState = RootState & { editor: EditorState };

/** Takes what the store takes anyway, and what reads the editor's state. */
export type EditorDispatch = AppDispatch & ThunkDispatch<EditorRootState, undefined, UnknownAction>;

export type EditorThunk<Result = void> = ThunkAction<
  Result,
  EditorRootState,
  undefined,
  UnknownAction
>;

const editorJoined = createAction('editor/joined');

const replacing = { overrideExisting: true };

/**
 * Injects the `editor` slice, and what the editor does to slices of every page, whose scripts need not know of it. Drafts
 * are kept by the journal: nothing of it is persisted.
 */
export function injectEditor({ slices: slicesOf, dispatch, getState }: AppStore): void {
  if ('editor' in getState()) return;
  const slices = slicesOf();
  slices.inject({ reducerPath: 'editor', reducer: editorReducer });
  slices.inject({ reducerPath: 'shop', reducer: revisedShop }, replacing);
  slices.inject({ reducerPath: 'design', reducer: editedPanels }, replacing);
  slices.inject({ reducerPath: 'pageDesign', reducer: pageDesignSlice.reducer }, replacing);
  dispatch(editorJoined());
}
