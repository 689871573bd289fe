import type { EditorRootState, EditorThunk } from '@/store/editor/inject';

/**
 * One thing that can be done in the editor. Toolbars, menus, the keyboard and the sheet of shortcuts are
 * all views of the same list (design section 8).
 */
export interface Command {
  id: string;
  label: string;
  group: 'edit' | 'move' | 'select' | 'page';
  /** As in `Mod+Shift+Z`; `Mod` is the command key on a Mac, Ctrl elsewhere. */
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
