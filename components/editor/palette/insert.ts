import { replaceAll } from '@/blocks/layout/tree/insert';
import { insertionPosition } from '@/blocks/layout/tree/insertion-position';
import type { SlotPosition } from '@/blocks/layout/tree/tree';
import type { LayoutNode } from '@/core/model/page';
import { type Edit, edit, insertComponents } from '@/store/editor/edits';
import type { EditorThunk } from '@/store/editor/inject';
import { selectSelected, selectTree } from '@/store/editor/selectors';
import * as messages from './messages';
import { componentsFor, contentOf, isWhole } from './sources';

/** Inserts what the palette offers behind the selection, and selects it; false where it may not stand. */
export function insertAtSelection(source: string): EditorThunk<boolean> {
  return (dispatch, getState) => {
    const tree = selectTree(getState());
    const position = tree && insertionPosition(tree, selectSelected(getState()), contentOf(source));
    return position ? dispatch(insertSource(source, position)) : false;
  };
}

/** Puts what the palette offers into a slot, or in the place of all where it is whole; false where it cannot. */
export function insertSource(source: string, position: SlotPosition): EditorThunk<boolean> {
  return (dispatch) => {
    const components = componentsFor(source);
    if (components.length === 0) return false;
    const put = isWhole(source)
      ? replaceBlocks(components)
      : insertComponents(components, position);
    return dispatch(put);
  };
}

/** Puts components in the stead of all that is there, in one step. */
export const replaceBlocks = (components: readonly LayoutNode[]): Edit =>
  edit((before) => {
    const { tree, keys } = replaceAll(before, components);
    return { tree, label: messages.replace, select: keys[0] ?? null };
  });
