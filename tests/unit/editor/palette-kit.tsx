import type { Store } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { DraftBlock } from '@/blocks/kit/draft-blocks';
import { slotsOf } from '@/blocks/layout/tree/slots';
import { nodeOf, ROOT, type Tree, typeOf } from '@/blocks/layout/tree/tree';
import { AuthProvider, useHasEnded } from '@/components/auth';
import { setSaved } from '@/components/editor/palette/saved/saved';
import { blockSelected } from '@/store/editor/editor';
import type { EditorDispatch, EditorRootState } from '@/store/editor/inject';
import { selectOpen, selectTree } from '@/store/editor/selectors';
import { documentLoaded, documentOpened } from '@/store/editor/state';
import { treeOf } from '../layout/editing-kit';
import { editorStore as openEditor } from './pages/open-editor';

/** A store in which a page of these blocks is open; keys count from b0 as they are read. */
export function editorStore(
  blocks: readonly DraftBlock[],
  page: Partial<Pick<Tree, 'place' | 'slug'>> = {},
) {
  const { store } = openEditor();
  const editor = store as unknown as Store<EditorRootState> & { dispatch: EditorDispatch };
  editor.dispatch(
    documentLoaded({ id: 'page', name: 'A page', tree: treeOf(blocks, page), revision: 1 }),
  );
  editor.dispatch(documentOpened('page'));
  return editor;
}

export type EditorStore = ReturnType<typeof editorStore>;

export function renderInEditor(store: EditorStore, shown: ReactNode) {
  return render(
    <Provider store={store}>
      <AuthProvider>
        {shown}
        <Ended />
      </AuthProvider>
    </Provider>,
  );
}

/** Stands for the dialog that asks for the password. */
function Ended() {
  return useHasEnded() && <p>Session ended</p>;
}

export const select = (store: EditorStore, key: string | null) =>
  store.dispatch(blockSelected(key));

export const selected = (store: EditorStore) => selectOpen(store.getState())?.selected;

export function openTree(store: EditorStore): Tree {
  const tree = selectTree(store.getState());
  if (!tree) throw new Error('Nothing is open.');
  return tree;
}

/** What the shop keeps for reuse is as before anything was asked for. */
export function forgetSaved(): void {
  setSaved({ status: 'unknown', components: [], failure: '', deleted: null });
}

/** What stands in a slot, by type. */
export function typesIn(store: EditorStore, parent = ROOT, slot = 0) {
  const tree = openTree(store);
  return slotsOf(tree, parent)[slot]?.map((key) => typeOf(nodeOf(tree, key)));
}
