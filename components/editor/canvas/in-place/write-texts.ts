import { flushSync } from 'react-dom';
import type { TreeNode } from '@/blocks/layout/tree/tree';
import { blockSelected } from '@/store/editor/editor';
import { changeField } from '@/store/editor/edits';
import type { EditorThunk } from '@/store/editor/inject';
import { selectMayEdit, selectNode, selectSelected } from '@/store/editor/selectors';
import { blockAt } from '../../shared/block-at';
import * as messages from '../messages';
import { type TextPath, textsShownBy, withText } from './find-text';
import { freeze } from './frozen';

let writings = 0;

/** Lets the words that an element of the page shows be written in their place. */
export function writeAt(target: EventTarget | null): EditorThunk {
  return (dispatch, getState) => {
    const key = blockAt(target);
    if (key === null) return;
    const texts = textsOn(selectNode(getState(), key));
    const at = texts.findIndex(({ element }) => element === target);
    dispatch(writeText(key, at));
  };
}

/** Lets the first words of the selected block be written in their place. */
export const writeSelected = (): EditorThunk => (dispatch, getState) => {
  const key = selectSelected(getState());
  if (key !== null) dispatch(writeText(key, 0));
};

function writeText(key: string, at: number): EditorThunk {
  return (dispatch, getState) => {
    const node = selectNode(getState(), key);
    const text = textsOn(node)[at];
    if (!node || !text || !selectMayEdit(getState())) return;
    const { element, path } = text;
    const gesture = `in place ${writings++}`;
    const [name] = path;
    const { open } = getState().editor;
    const isOpen = () => getState().editor.open === open;
    const drawAnew = () => {
      if (!isOpen()) return;
      freeze(null);
      dispatch(blockSelected(null));
      dispatch(blockSelected(key));
    };
    freeze({ document: open, node });
    dispatch(blockSelected(key));
    writeInPlace({
      element,
      hasLines: getComputedStyle(element).whiteSpace.startsWith('pre'),
      onChange: (words) => {
        const now = selectNode(getState(), key);
        if (!now || !isOpen()) return;
        const value = withText(now, path, words);
        dispatch(changeField(key, { area: 'props', name, value }, gesture));
      },
      onEnd: drawAnew,
      onLeave: (step) => {
        const desk = element.closest<HTMLElement>('[data-desk]');
        // At once, for the next key press belongs to where the focus goes.
        flushSync(drawAnew);
        desk?.focus({ preventScroll: true });
        if (step !== 0) dispatch(writeText(key, at + step));
      },
    });
  };
}

/** The elements that show a text of a block and nothing else, in their order. */
function textsOn(node: TreeNode | undefined): { element: HTMLElement; path: TextPath }[] {
  const block = node && document.querySelector(`[data-canvas] [data-block="${node.key}"]`);
  if (!node || !block) return [];
  const leaves = [block, ...block.querySelectorAll('*')].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.children.length === 0 &&
      blockAt(element) === node.key,
  );
  const shown = leaves.map(({ textContent }) => textContent ?? '');
  const paths = textsShownBy(node, shown);
  return leaves.flatMap((element, at) => {
    const path = paths[at];
    return path ? [{ element, path }] : [];
  });
}

interface Writing {
  element: HTMLElement;
  /** True if the text may have several lines. */
  hasLines: boolean;
  onChange: (text: string) => void;
  /** The focus has gone elsewhere. */
  onEnd: () => void;
  /** Left by a key: for the next text, the one before, or the page. */
  onLeave: (step: 1 | -1 | 0) => void;
}

/** Makes an element editable until it is left; then it is as it was, for React to draw what was written. */
function writeInPlace({ element, hasLines, onChange, onEnd, onLeave }: Writing): void {
  const original = [...element.childNodes];
  const texts = original.map((node) => node.nodeValue);
  const ended = new AbortController();
  const { signal } = ended;

  const end = (tell: () => void) => {
    if (signal.aborted) return;
    ended.abort();
    element.removeAttribute('contenteditable');
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    element.replaceChildren(...original);
    for (const [at, node] of original.entries()) node.nodeValue = texts[at] ?? null;
    tell();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnd =
      event.key === 'Escape' ||
      (event.key === 'Enter' && (!hasLines || event.metaKey || event.ctrlKey));
    if ((!isEnd && event.key !== 'Tab') || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? -1 : 1;
    end(() => onLeave(isEnd ? 0 : step));
  };

  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', messages.blockText);
  element.addEventListener('input', () => onChange(textOf(element)), { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  element.addEventListener('blur', () => end(onEnd), { signal });
  element.focus({ preventScroll: true });
  window.getSelection()?.selectAllChildren(element);
}

/** Returns the text as typed: what styles make of it, such as capitals, is not part of it. */
function textOf(element: HTMLElement): string {
  const parts = Array.from(element.childNodes, (node) =>
    node instanceof HTMLBRElement ? '\n' : (node.textContent ?? ''),
  );
  // Browsers end what was written with a line break that nobody meant.
  return parts.join('').replace(/\n$/, '');
}
