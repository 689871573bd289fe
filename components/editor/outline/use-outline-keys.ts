import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { labelOf } from '@/blocks/layout/tree/labels';
import { mayRemove } from '@/blocks/layout/tree/may-stand';
import { nodeOf } from '@/blocks/layout/tree/tree';
import { blockSelected } from '@/store/editor/editor';
import { removeBlock } from '@/store/editor/edits';
import { useEditorDispatch, useEditorStore } from '@/store/editor/hooks';
import { selectSelected, selectTree } from '@/store/editor/selectors';
import * as messages from './messages';
import { type Row, type Rows, slotLabel } from './rows';

/** Letters typed within this time of each other are one word. */
const TYPING_MS = 600;

/** The outline, and what can be done in it. */
export interface OutlineActions extends Rows {
  scroller: RefObject<HTMLElement | null>;
  goTo: (id: string) => void;
  rename: (id: string) => void;
  /** Tells what happens to those who cannot see it. */
  tell: (words: string) => void;
}

/** The keys of the outline at one of its lines; true where one was meant for it. */
export function useOutlineKeys({ rows, setFolded, goTo, rename, tell }: OutlineActions) {
  const dispatch = useEditorDispatch();
  const store = useEditorStore();
  const typed = useRef({ word: '', at: 0 });

  const nameOf = (row: Row): string => {
    const tree = selectTree(store.getState());
    if (row.slot !== null || !tree) return slotLabel(row);
    return labelOf(nodeOf(tree, row.key));
  };
  const walk = (at: number, { id, fold, level }: Row, { key }: KeyboardEvent): boolean => {
    const turn = { ArrowRight: 'closed', ArrowLeft: 'open' }[key];
    if (turn === fold) {
      setFolded(id, fold === 'open');
      return true;
    }
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
      ArrowRight: fold === 'open' ? at + 1 : -1,
      ArrowLeft: rows.findLastIndex((row, line) => line < at && row.level < level),
    }[key];
    const next = to === undefined ? undefined : rows[to];
    if (next) goTo(next.id);
    return next !== undefined;
  };
  const remove = (row: Row) => {
    const tree = selectTree(store.getState());
    if (!tree) return;
    const name = nameOf(row);
    if (!mayRemove(tree, row.key)) return tell(messages.blockRequired(name));
    dispatch(removeBlock(row.key));
    tell(messages.deleted(name));
    const next = selectSelected(store.getState());
    if (next !== null) goTo(next);
  };
  const act = (row: Row, { key }: KeyboardEvent): boolean => {
    if (row.slot !== null) return false;
    if (key === 'Enter') dispatch(blockSelected(row.key));
    else if (key === 'F2') rename(row.id);
    else if (key === 'Delete' || key === 'Backspace') remove(row);
    else return false;
    return true;
  };
  const typeahead = (at: number, { key, timeStamp }: KeyboardEvent): boolean => {
    if (!/^[\p{L}\p{N}]$/u.test(key)) return false;
    const isSameWord = timeStamp - typed.current.at < TYPING_MS;
    const word = isSameWord ? `${typed.current.word}${key}` : key;
    typed.current = { word, at: timeStamp };
    // From the same line on while its name still begins with the word.
    const start = word.length > 1 ? at : at + 1;
    const begins = (row: Row) => nameOf(row).toLowerCase().startsWith(word.toLowerCase());
    const row = [...rows.slice(start), ...rows.slice(0, start)].find(begins);
    if (row) goTo(row.id);
    return true;
  };

  return (id: string, event: KeyboardEvent): boolean => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (!row || hasModifier(event)) return false;
    return walk(at, row, event) || act(row, event) || typeahead(at, event);
  };
}

/** Returns whether a key is part of a shortcut. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;
