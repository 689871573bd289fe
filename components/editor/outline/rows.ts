import { useEffect, useState } from 'react';
import { HEADER_SECTIONS } from '@/blocks/layout/header-sections';
import { ROOT } from '@/blocks/layout/tree/tree';
import { useEditorSelector, useEditorStore } from '@/store/editor/hooks';
import type { EditorRootState } from '@/store/editor/inject';
import { selectSlots, selectTree } from '@/store/editor/selectors';
import * as messages from './messages';

/** A line of the outline: a block, or a column or section where what holds it has several. */
export interface Row {
  /** The key of a block; of a column that of its container and its place, as in `b4/1`. */
  id: string;
  /** The key of the block, or of what the column is one of. */
  key: string;
  /** Place of a column or section among the others. */
  slot: number | null;
  /** Number from 1 on. */
  level: number;
  /** Among those of the same parent, from 1 on. */
  position: number;
  count: number;
  /** True if what is in it shows; `none` where nothing is. */
  fold: 'open' | 'closed' | 'none';
}

type Folded = ReadonlySet<string>;

export interface Rows {
  rows: readonly Row[];
  /** Opens or folds up one line. */
  setFolded: (id: string, isFolded: boolean) => void;
}

/** The lines that show, the same ones while only fields of blocks change; what stands around a block opens as it is selected. */
export function useRows(selected: string | null): Rows {
  const store = useEditorStore();
  const [folded, setFoldedIds] = useState<Folded>(new Set());
  const rows = useEditorSelector((state) => rowsWithin(state, folded, ROOT, 1), sameRows);
  const setFolded = (id: string, isFolded: boolean) =>
    setFoldedIds((last) => {
      const others = [...last].filter((one) => one !== id);
      return new Set(isFolded ? [...others, id] : others);
    });

  useEffect(() => {
    if (selected === null) return;
    const around = foldsAround(store.getState(), selected);
    setFoldedIds((last) => {
      const others = [...last].filter((id) => !around.includes(id));
      return others.length < last.size ? new Set(others) : last;
    });
  }, [selected, store]);
  return { rows, setFolded };
}

const sameRows = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, at) => isSameRow(row, other[at]));

const isSameRow = (one: Row, other: Row | undefined): boolean =>
  SHOWN.every((name) => one[name] === other?.[name]);

const SHOWN = ['id', 'level', 'fold', 'position', 'count'] as const;

function rowsWithin(state: EditorRootState, folded: Folded, key: string, level: number): Row[] {
  const slots = selectSlots(state, key);
  const [only] = slots;
  if (slots.length < 2) return blockRows(state, folded, only ?? [], level);
  return slots.flatMap((keys, slot) => {
    const id = slotId(key, slot);
    const fold = foldOf(folded, id, keys.length > 0);
    const row = { id, key, slot, level, position: slot + 1, count: slots.length, fold };
    return fold === 'open' ? [row, ...blockRows(state, folded, keys, level + 1)] : [row];
  });
}

function blockRows(
  state: EditorRootState,
  folded: Folded,
  keys: readonly string[],
  level: number,
): Row[] {
  return keys.flatMap((key, index) => {
    const slots = selectSlots(state, key);
    const fold = foldOf(folded, key, slots.length > 1 || (slots[0]?.length ?? 0) > 0);
    const place = { level, position: index + 1, count: keys.length };
    const row = { id: key, key, slot: null, ...place, fold };
    return fold === 'open' ? [row, ...rowsWithin(state, folded, key, level + 1)] : [row];
  });
}

function foldOf(folded: Folded, id: string, isFull: boolean): Row['fold'] {
  if (!isFull) return 'none';
  return folded.has(id) ? 'closed' : 'open';
}

/** Names a column or section among the lines of the outline. */
export const slotId = (key: string, slot: number): string => `${key}/${slot}`;

/** Returns the label of a column. */
export function slotLabel({ key, slot }: Row): string {
  const section = key === ROOT ? HEADER_SECTIONS[slot ?? 0] : undefined;
  if (section === undefined) return messages.column((slot ?? 0) + 1);
  return `${section.charAt(0).toUpperCase()}${section.slice(1)}`;
}

/** Returns the blocks and columns around a block, to be expanded so that it shows. */
function foldsAround(state: EditorRootState, key: string): string[] {
  const tree = selectTree(state);
  const parent = tree?.nodes[key]?.parent;
  if (!tree || parent === undefined || key === ROOT) return [];
  const slot = selectSlots(state, parent).findIndex((keys) => keys.includes(key));
  return [parent, slotId(parent, slot), ...foldsAround(state, parent)];
}
