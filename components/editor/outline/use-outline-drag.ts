import {
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { labelOf } from '@/blocks/layout/tree/labels';
import { legalSlots } from '@/blocks/layout/tree/legal-slots';
import { positionOf } from '@/blocks/layout/tree/slots';
import { nodeOf, type Tree } from '@/blocks/layout/tree/tree';
import { isSame } from '@/core/values/is-same';
import { useEditorDispatch, useEditorStore } from '@/store/editor/hooks';
import { moveBlock } from '@/store/editor/moves';
import { selectTree } from '@/store/editor/selectors';
import { DRAG_KEYS } from '../shared/drag-keys';
import { useDragUnderway } from '../shared/dragging';
import * as messages from './messages';
import { nearestPlace, placeInside, placesOf } from './places';
import type { Rows } from './rows';
import type { OutlineActions } from './use-outline-keys';
import { INDENT, ROW_HEIGHT, showLine } from './use-window';

interface Drag {
  /** Tree at the start of the drag. */
  tree: Tree;
  key: string;
  label: string;
  isByKeyboard: boolean;
  /** Grab point, in px from the first line, and its level. */
  top: number;
  level: number;
  /** Number of its place among the places. */
  at: number;
  /** The line that it is held over, where that is folded up. */
  over?: string | undefined;
}

/** Moves blocks within the outline, by the mouse, by touch and by the keyboard. */
export function useOutlineDrag({ rows, setFolded, scroller, goTo, tell }: OutlineActions) {
  const dispatch = useEditorDispatch();
  const store = useEditorStore();
  const [drag, setDrag] = useState<Drag | null>(null);
  useDragUnderway(drag !== null);
  useSpringOpen(drag?.over, setFolded);
  const key = drag?.key;
  // Made anew when a line is opened meanwhile.
  const places = useMemo(() => {
    const tree = selectTree(store.getState());
    return tree && key !== undefined && tree.nodes[key]
      ? placesOf(rows, legalSlots(tree, key))
      : [];
  }, [rows, key, store]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { keyboardCodes: DRAG_KEYS, coordinateGetter: () => undefined }),
  );
  const place = drag ? places[drag.at] : undefined;

  const begin = ({ active, activatorEvent }: DragStartEvent) => {
    const key = String(active.id);
    const tree = selectTree(store.getState());
    const line = rows.findIndex(({ id }) => id === key);
    const own = tree && positionOf(tree, key);
    if (!tree || !own) return;
    const at = placesOf(rows, legalSlots(tree, key)).findIndex(({ position }) =>
      isSame(position, own),
    );
    const label = labelOf(nodeOf(tree, key));
    const isByKeyboard = activatorEvent.type === 'keydown';
    const top = topOf(activatorEvent, scroller.current) ?? line * ROW_HEIGHT;
    setDrag({ tree, key, label, isByKeyboard, top, level: rows[line]?.level ?? 1, at });
    tell(
      isByKeyboard ? messages.liftedWithHint(label, messages.howToDrop) : messages.lifted(label),
    );
  };

  const track = ({ delta }: DragMoveEvent) => {
    if (!drag || drag.isByKeyboard) return;
    const top = drag.top + delta.y;
    const row = rows[Math.floor(top / ROW_HEIGHT)];
    const over = row?.fold === 'closed' ? row.id : undefined;
    const level = drag.level + Math.round(delta.x / INDENT);
    const inside = placeInside(rows, places, top / ROW_HEIGHT);
    const at = inside ?? nearestPlace(places, Math.round(top / ROW_HEIGHT), level);
    if (at !== drag.at || over !== drag.over) setDrag({ ...drag, at, over });
  };

  const step = ({ key }: KeyboardEvent) => {
    if (!drag) return;
    const at = stepTo(key, drag.at, places.length);
    const next = places[at];
    if (!next) return;
    setDrag({ ...drag, at });
    if (scroller.current) showLine(scroller.current, next.line);
    tell(next.description);
  };

  const drop = () => {
    // Where the page has changed meanwhile its places are others than were told.
    if (!drag || !place || drag.tree !== selectTree(store.getState())) return cancel();
    setDrag(null);
    dispatch(moveBlock(drag.key, place.position));
    // A line that is put elsewhere in the document loses the focus.
    if (drag.isByKeyboard) goTo(drag.key);
    tell(messages.dropped(drag.label, place.description));
  };

  const cancel = () => {
    setDrag(null);
    if (drag) tell(messages.putBack(drag.label));
  };

  const handlers = { onDragStart: begin, onDragMove: track, onDragEnd: drop, onDragCancel: cancel };
  return { drag, place, sensors, handlers, step };
}

/** -1 for a key that leads nowhere. */
function stepTo(key: string, at: number, count: number): number {
  const to = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? -1 : Math.min(count - 1, Math.max(0, to));
}

/** Returns the distance of a pointer from the first line, in px. */
function topOf(event: Event, box: HTMLElement | null): number | null {
  const pointer = 'touches' in event ? (event as TouchEvent).touches[0] : event;
  if (!box || !pointer || !('clientY' in pointer)) return null;
  return Number(pointer.clientY) - box.getBoundingClientRect().top + box.scrollTop;
}

/** The time something is held over a line before it expands. */
const OPENING_MS = 600;

/** Opens the line that something is held over. */
function useSpringOpen(id: string | undefined, setFolded: Rows['setFolded']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits on while the outline is drawn anew
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setFolded(id, false), OPENING_MS);
    return () => clearTimeout(timer);
  }, [id]);
}
