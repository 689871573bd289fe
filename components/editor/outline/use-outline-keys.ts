import { type KeyboardEvent, useRef } from 'react';
import { labelOf } from '@/blocks/layout/tree/labels';
import { mayRemove } from '@/blocks/layout/tree/may-stand';
import { nodeOf } from '@/blocks/layout/tree/tree';
import { blockSelected } from '@/store/editor/editor';
import { removeBlock } from '@/store/editor/edits';
import { useEditorDispatch, useEditorStore } from '@/store/editor/hooks';
import { selectSelected, selectTree } from '@/store/editor/selectors';
import { hasModifier } from './has-modifier';
import * as messages from './messages';
import { type Row, slotLabel } from './rows';
import type { Rows } from './use-rows';

/** Letters typed within this time of each other are one word. */
const TYPING_MS = 600;

interface Keys extends Pick<Rows, 'rows' | 'setFolded'> {
  goTo: (id: string) => void;
  rename: (id: string) => void;
  tell: (words: string) => void;
}

/** The keys of the outline at one of its lines; true where one was meant for it. */
export function useOutlineKeys({ rows, setFolded, goTo, rename, tell }: Keys) {
  const dispatch = useEditorDispatch();
  const store = useEditorStore();
  const typed = useRef({ word: '', at: 0 });

  const nameOf = (row: Row): string => {
    const tree = selectTree(store.getState());
    if (row.slot !== null || !tree) return slotLabel(row);
    return labelOf(nodeOf(tree, row.key));
  };
  const walk = (at: number, { key }: KeyboardEvent): boolean => {
    const step = outlineStep(rows, at, key);
    const id = rows[at]?.id ?? '';
    if (step && 'to' in step) goTo(rows[step.to]?.id ?? id);
    else if (step) setFolded(id, step.fold);
    return step !== null;
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
    const line = lineByName(rows, at, word, nameOf);
    const row = rows[line];
    if (row) goTo(row.id);
    return true;
  };

  return (id: string, event: KeyboardEvent): boolean => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (!row || hasModifier(event)) return false;
    return walk(at, event) || act(row, event) || typeahead(at, event);
  };
}

/** The effect of a key in the outline: it moves to a line, or expands or collapses the current one. */
type OutlineStep = { to: number } | { fold: boolean };

/** The keys of a tree; null for one that is none of them, or leads nowhere. */
function outlineStep(rows: readonly Row[], at: number, key: string): OutlineStep | null {
  const row = rows[at];
  if (!row) return null;
  if (key === 'ArrowDown') return toLine(rows, at + 1);
  if (key === 'ArrowUp') return toLine(rows, at - 1);
  if (key === 'Home') return toLine(rows, 0);
  if (key === 'End') return toLine(rows, rows.length - 1);
  if (key === 'ArrowRight') return inward(rows, at, row);
  if (key === 'ArrowLeft') return outward(rows, at, row);
  return null;
}

function inward(rows: readonly Row[], at: number, { fold }: Row): OutlineStep | null {
  if (fold === 'closed') return { fold: false };
  return fold === 'open' ? toLine(rows, at + 1) : null;
}

function outward(rows: readonly Row[], at: number, { fold, level }: Row): OutlineStep | null {
  if (fold === 'open') return { fold: true };
  return toLine(
    rows,
    rows.findLastIndex((row, line) => line < at && row.level < level),
  );
}

const toLine = (rows: readonly Row[], to: number): OutlineStep | null =>
  to >= 0 && to < rows.length ? { to } : null;

/** The next line whose name begins with what was typed; from the same one on while it still does. */
function lineByName(
  rows: readonly Row[],
  at: number,
  typed: string,
  nameOf: (row: Row) => string,
): number {
  const start = typed.length > 1 ? at : at + 1;
  const turned = rows.map((_, index) => (start + index) % rows.length);
  return turned.find((line) => begins(rows[line], typed, nameOf)) ?? -1;
}

const begins = (row: Row | undefined, typed: string, nameOf: (row: Row) => string): boolean =>
  row !== undefined && nameOf(row).toLowerCase().startsWith(typed.toLowerCase());
