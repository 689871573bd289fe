import { isRecord } from '@/core/blocks/kit/fields';
import { freshCopy } from '@/core/layout/tree/fresh-copy';
import { insertionSpot } from '@/core/layout/tree/insertion-spot';
import { nestNode } from '@/core/layout/tree/nest';
import type { LayoutNode } from '@/core/model/page';
import { insertComponents, removeBlock } from '@/store/editor/edits';
import type { EditorThunk } from '@/store/editor/inject';
import { newId } from '@/store/editor/new-id';
import { selectSelected, selectTree } from '@/store/editor/selectors';
import { fromClipboard, toClipboard } from './clipboard';

/** The selected block as text; null where none is. */
export function copiedText(): EditorThunk<string | null> {
  return (_, getState) => {
    const tree = selectTree(getState());
    const key = selectSelected(getState());
    return tree && key !== null ? toClipboard([nestNode(tree, key)]) : null;
  };
}

/** Copies the selected block. What was copied can be pasted on another page, and in another tab. */
export function copySelected(): EditorThunk<Promise<void>> {
  return async (dispatch) => {
    const text = dispatch(copiedText());
    if (text !== null) await navigator.clipboard.writeText(text);
  };
}

export function cutSelected(): EditorThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(copySelected());
    dispatch(removeSelected());
  };
}

export function removeSelected(): EditorThunk {
  return (dispatch, getState) => {
    const key = selectSelected(getState());
    if (key !== null) dispatch(removeBlock(key));
  };
}

export function pasteClipboard(): EditorThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(pasteText(await navigator.clipboard.readText()));
  };
}

/** Puts what a text holds behind the selected block: blocks, or the text itself as one. */
export function pasteText(text: string): EditorThunk {
  return (dispatch, getState) => {
    const tree = selectTree(getState());
    if (!tree) return;
    const components = blocksOf(text).map((component) => freshCopy(component, newId));
    const spot = insertionSpot(tree, selectSelected(getState()), {
      types: components.flatMap(typesOf),
      height: Math.max(0, ...components.map(heightOf)),
    });
    if (spot && components.length > 0) dispatch(insertComponents(components, spot));
  };
}

function typesOf({ type, children }: LayoutNode): string[] {
  return [type ?? '', ...childrenOf(children).flatMap(typesOf)];
}

function heightOf({ children }: LayoutNode): number {
  return 1 + Math.max(0, ...childrenOf(children).map(heightOf));
}

function childrenOf(children: unknown): LayoutNode[] {
  return Array.isArray(children) ? children.filter(isRecord) : [];
}

function blocksOf(text: string): LayoutNode[] {
  const blocks = fromClipboard(text);
  if (blocks) return blocks;
  return text.trim() === '' ? [] : [{ type: 'text', props: { content: text.trim() } }];
}
