import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, AppStore, RootState } from '../make-store';
import { editorReducer, initialEditorState } from './editor';
import { withShopChanges } from './shop-changes';
import type { EditorState } from './state';

/** The state of a store that the editor has joined. */
export type EditorRootState = RootState & { editor: EditorState };

/** Takes what the store takes anyway, and what reads the editor's state. */
export type EditorDispatch = AppDispatch & ThunkDispatch<EditorRootState, undefined, UnknownAction>;

export type EditorThunk<Result = void> = ThunkAction<
  Result,
  EditorRootState,
  undefined,
  UnknownAction
>;

/**
 * Has the `editor` slice join a store, which shoppers' pages never load. It is not persisted: what is
 * kept of a draft is in its journal. A store that it has joined stays as it is.
 */
export function injectEditor(store: AppStore): void {
  const state: Partial<EditorRootState> = store.getState();
  if (state.editor) return;
  const { reducer } = store;
  let shop = store.getState();
  let whole = { ...shop, editor: initialEditorState };
  const joined = (_: unknown, action: UnknownAction) => {
    const nextShop = reducer(shop, action);
    const editor = editorReducer(whole.editor, action);
    if (nextShop !== shop || editor !== whole.editor) whole = { ...nextShop, editor };
    shop = nextShop;
    return whole;
  };
  store.reviseBy(withShopChanges);
  store.replaceReducer(joined);
}
