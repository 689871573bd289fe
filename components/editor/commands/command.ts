import type { Tree } from '@/blocks/layout/tree/tree';
import type { EditorRootState, EditorThunk } from '@/store/editor/inject';
import { selectMayEdit, selectOpen, selectSelected, selectTree } from '@/store/editor/selectors';

/** Command of the editor: toolbars, menus, keyboard and sheet of shortcuts are views of one list. */
export interface Command {
  label: string;
  /** Key combinations such as `Mod+Shift+Z`; `Mod` is the command key on a Mac, Ctrl elsewhere. */
  keys: readonly string[];
  isEnabled: (state: EditorRootState) => boolean;
  run: () => EditorThunk<unknown>;
  /**
   * The place where the keys count: outside of fields; on the page alone, as buttons, lists and trees have uses of
   * their own for them; in fields too; or nowhere, as the browser's own event of these keys does it (copying).
   */
  scope: 'outsideFields' | 'page' | 'everywhere' | 'native';
}

export const command = (
  label: string,
  keys: readonly string[],
  isEnabled: Command['isEnabled'],
  run: Command['run'],
  scope: Command['scope'] = 'outsideFields',
): Command => ({ label, keys, isEnabled, run, scope });

export const isOpen = (state: EditorRootState) => selectOpen(state) !== undefined;
export const isSelected = (state: EditorRootState) => selectSelected(state) !== null;
export const isSelectedAnd =
  (may: (tree: Tree, key: string) => boolean) => (state: EditorRootState) => {
    const tree = selectTree(state);
    const key = selectSelected(state);
    return tree !== undefined && key !== null && may(tree, key);
  };
/** Enabled where the role of whoever is logged in allows it as well. */
export const mayWrite =
  (isEnabled: Command['isEnabled']): Command['isEnabled'] =>
  (state) =>
    selectMayEdit(state) && isEnabled(state);
/** Runs an edit on the selected block. */
export const toSelected =
  (edit: (key: string) => EditorThunk<unknown>) =>
  (): EditorThunk<unknown> =>
  (dispatch, getState) => {
    const key = selectSelected(getState());
    return key !== null && dispatch(edit(key));
  };
