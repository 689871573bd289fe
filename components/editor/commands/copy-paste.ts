import { nestNode } from '@/blocks/layout/tree/flatten';
import { freshCopy } from '@/blocks/layout/tree/insert';
import { insertionPosition } from '@/blocks/layout/tree/insertion-position';
import type { LayoutNode } from '@/core/model/page';
import { insertComponents, newId, removeBlock } from '@/store/editor/edits';
import type { EditorRootState, EditorThunk } from '@/store/editor/inject';
import { selectMayEdit, selectSelected, selectTree } from '@/store/editor/selectors';
import { tell } from '../notices/notices';
import { announce } from '../shared/announce';
import { shapeOf } from '../shared/layout-shape';
import { fromClipboard, toClipboard } from './clipboard';
import * as messages from './messages';
import { aloud, selectName } from './run-command';

/** The selected block as text; null where none is. */
export const copiedText = (): EditorThunk<string | null> => (_, getState) => {
  const tree = selectTree(getState());
  const key = selectSelected(getState());
  return tree && key !== null ? toClipboard([nestNode(tree, key)]) : null;
};

/** Copies the selected block. What was copied can be pasted on another page, and in another tab. */
export const copySelected = (): EditorThunk<Promise<void>> => async (dispatch, getState) => {
  const copied = getState();
  const text = dispatch(copiedText());
  if (text !== null && (await writeClipboard(text))) announceCopied(copied);
};

/** @param state as it was when its selected block was copied. */
export function announceCopied(state: EditorRootState): void {
  announce(messages.copied(selectName(state)));
}

/** Takes the selected block out once it is copied, and is still the one that was. */
export const cutSelected = (): EditorThunk<Promise<void>> => async (dispatch) => {
  const text = dispatch(copiedText());
  if (text === null || !(await writeClipboard(text))) return;
  if (dispatch(copiedText()) === text) dispatch(removeSelected());
};

const writeClipboard = (text: string) =>
  allowed(() => navigator.clipboard.writeText(text).then(() => true), messages.copyBlocked);

/** Null where the browser refuses it, which is told. */
async function allowed<Value>(use: () => Promise<Value>, refusal: string): Promise<Value | null> {
  try {
    return await use();
  } catch {
    tell({ text: refusal });
    return null;
  }
}

export const removeSelected = (): EditorThunk => (dispatch, getState) => {
  const key = selectSelected(getState());
  if (key !== null) dispatch(tried(removeBlock(key), messages.blockRequired));
};

export const pasteClipboard = (): EditorThunk<Promise<void>> => async (dispatch) => {
  const text = await allowed(() => navigator.clipboard.readText(), messages.pasteBlocked);
  if (text !== null) dispatch(pasteText(text));
};

/** Puts what a text holds behind the selected block: blocks, or the text itself as one. */
export const pasteText = (text: string): EditorThunk =>
  tried(insertText(text), messages.cannotPaste);

/** Tells why an edit could not be done: by these words, or as the role does not allow any. */
const tried =
  (edit: EditorThunk<unknown>, refusal: string): EditorThunk =>
  (dispatch, getState) => {
    const text = selectMayEdit(getState()) ? refusal : messages.readOnly;
    dispatch(aloud(edit, () => tell({ text })));
  };

const insertText =
  (text: string): EditorThunk<boolean> =>
  (dispatch, getState) => {
    const tree = selectTree(getState());
    if (!tree) return false;
    const components = blocksOf(text).map((component) => freshCopy(component, newId));
    const position = insertionPosition(tree, selectSelected(getState()), shapeOf(components));
    return (
      position !== null && components.length > 0 && dispatch(insertComponents(components, position))
    );
  };

function blocksOf(text: string): LayoutNode[] {
  const blocks = fromClipboard(text);
  if (blocks) return blocks;
  return text.trim() === '' ? [] : [{ type: 'text', props: { content: text.trim() } }];
}
