import type { Tree } from '@/blocks/layout/tree/tree';
import type { EditorRootState, EditorThunk } from '@/store/editor/inject';
import { selectOpen, selectSelected, selectTree } from '@/store/editor/selectors';

/**
 * One thing that can be done in the editor. Toolbars, menus, the keyboard and the sheet of shortcuts are
 * all views of the same list (design section 8).
 */
export interface Command {
  id: string;
  label: string;
  group: 'edit' | 'move' | 'select' | 'page';
  /** Key combinations such as `Mod+Shift+Z`; `Mod` is the command key on a Mac, Ctrl elsewhere. */
  keys: readonly string[];
  /** True if the browser's own event of these keys does it, as with copying. */
  isNative?: boolean;
  /** True if the keys count nowhere but on the page: buttons, lists and trees have uses of their own for them. */
  isOfCanvas?: boolean;
  /** True if the keys count while somebody types, too. */
  worksInFields?: boolean;
  isEnabled: (state: EditorRootState) => boolean;
  run: () => EditorThunk<unknown>;
}

export const isOpen = (state: EditorRootState) => selectOpen(state) !== undefined;
export const isSelected = (state: EditorRootState) => selectSelected(state) !== null;
export const isSelectedAnd =
  (may: (tree: Tree, key: string) => boolean) => (state: EditorRootState) => {
    const tree = selectTree(state);
    const key = selectSelected(state);
    return tree !== undefined && key !== null && may(tree, key);
  };
/** Runs an edit on the selected block. */
export const toSelected =
  (edit: (key: string) => EditorThunk<unknown>) => (): EditorThunk<unknown> => {
    return (dispatch, getState) => {
      const key = selectSelected(getState());
      return key !== null && dispatch(edit(key));
    };
  };
