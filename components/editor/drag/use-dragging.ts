import type { DragStartEvent } from '@dnd-kit/core';
import { useContext, useRef } from 'react';
import { describePosition, labelOf } from '@/blocks/layout/tree/labels';
import { mayInsert } from '@/blocks/layout/tree/may-stand';
import type { Tree } from '@/blocks/layout/tree/tree';
import { useEditorDispatch, useEditorStore } from '@/store/editor/hooks';
import { moveBlock } from '@/store/editor/moves';
import { selectMayEdit, selectSelected, selectTree } from '@/store/editor/selectors';
import { contentOf, insertSource } from '../palette';
import { announce } from '../shared/announce';
import { SheetContext } from '../shared/sheet-context';
import { pointOf } from './geometry';
import { dragByKeys } from './keyboard-drag';
import * as messages from './messages';
import { type Dragged, dragByPointer, shownTarget, showTarget } from './pointer-drag';

/** The data of a draggable. */
export interface DragData {
  pick: (event: Event) => Dragged | null;
}

interface Underway {
  dragged: Dragged;
  label: string;
  /** Tree at the start of the drag. */
  tree: Tree;
  stop: () => void;
}

/** A drag from begin to drop, at the line last shown; where the page has changed meanwhile all stays as it is. */
export function useDragging() {
  const dispatch = useEditorDispatch();
  const store = useEditorStore();
  const sheetRef = useContext(SheetContext);
  const underway = useRef<Underway | null>(null);
  const now = () => selectTree(store.getState());

  /** Returns what is shown of what is dragged from now on; null for nothing. */
  const begin = ({ active, activatorEvent }: DragStartEvent) => {
    const data = active.data.current as DragData | undefined;
    const dragged = data?.pick(activatorEvent);
    const tree = now();
    const sheet = sheetRef.current;
    if (!selectMayEdit(store.getState())) return null;
    if (!dragged || !tree || !sheet || !mayBegin(tree, dragged)) return null;
    const label = labelOfDragged(tree, dragged);
    const point = pointOf(activatorEvent);
    const selected = selectSelected(store.getState());
    const stop = point
      ? dragByPointer({ dragged, tree: now, sheet }, point)
      : dragByKeys({ dragged, label, tree, selected, sheet });
    underway.current = { dragged, label, tree, stop };
    return { label, isByPointer: point !== null };
  };
  const end = () => {
    underway.current?.stop();
    underway.current = null;
    showTarget(null);
  };
  const drop = () => {
    const target = shownTarget();
    const begun = underway.current;
    if (!target || !begun || begun.tree !== now()) return cancel();
    const { dragged, label, tree } = begun;
    end();
    const isDone = dispatch(
      dragged.kind === 'block'
        ? moveBlock(dragged.key, target.position)
        : insertSource(dragged.source, target.position),
    );
    const where = describePosition(tree, target.position);
    announce(isDone ? messages.dropped(label, where) : messages.cannotDrop(label));
  };
  const cancel = () => {
    if (underway.current) announce(messages.putBack(underway.current.label));
    end();
  };
  return { begin, drop, cancel };
}

/** Returns whether a block may be dragged: one that this page may not have stays. */
function mayBegin(tree: Tree, dragged: Dragged): boolean {
  if (dragged.kind === 'block') return true;
  return contentOf(dragged.source).types.every((type) => mayInsert(tree, type));
}

function labelOfDragged(tree: Tree, dragged: Dragged): string {
  if (dragged.kind === 'new') return dragged.label;
  const node = tree.nodes[dragged.key];
  return node ? labelOf(node) : '';
}
