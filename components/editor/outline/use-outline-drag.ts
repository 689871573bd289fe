import {
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
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
import { nearestPlace, type Place, placeInside, placesOf } from './places';
import type { Rows } from './use-rows';
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
  /** Of its place among the places. */
  at: number;
}

interface Dragged extends Pick<Rows, 'rows' | 'setFolded'> {
  scroller: RefObject<HTMLElement | null>;
  goTo: (id: string) => void;
  /** Tells what happens to those who cannot see it. */
  tell: (words: string) => void;
}

/** Moves blocks within the outline, by the mouse, by touch and by the keyboard. */
export function useOutlineDrag({ rows, setFolded, scroller, goTo, tell }: Dragged) {
  const dispatch = useEditorDispatch();
  const store = useEditorStore();
  const [drag, setDrag] = useState<Drag | null>(null);
  useDragUnderway(drag !== null);
  const springOpen = useSpringOpen(setFolded);
  const places = usePlaces(rows, drag?.key ?? null);
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
    springOpen(row?.fold === 'closed' ? row.id : null);
    const level = drag.level + Math.round(delta.x / INDENT);
    const inside = placeInside(rows, places, top / ROW_HEIGHT);
    const at = inside ?? nearestPlace(places, Math.round(top / ROW_HEIGHT), level);
    if (at !== drag.at) setDrag({ ...drag, at });
  };

  const step = ({ key }: KeyboardEvent): boolean => {
    const at = drag ? stepTo(key, drag.at, places.length) : null;
    const next = at === null ? undefined : places[at];
    if (!drag || at === null || !next) return false;
    setDrag({ ...drag, at });
    if (scroller.current) showLine(scroller.current, next.line);
    tell(next.description);
    return true;
  };

  const drop = () => {
    // Where the page has changed meanwhile its places are others than were told.
    if (!drag || !place || drag.tree !== selectTree(store.getState())) return cancel();
    end();
    dispatch(moveBlock(drag.key, place.position));
    // A line that is put elsewhere in the document loses the focus.
    if (drag.isByKeyboard) goTo(drag.key);
    tell(messages.dropped(drag.label, place.description));
  };

  const cancel = () => {
    end();
    if (drag) tell(messages.putBack(drag.label));
  };

  const end = () => {
    springOpen(null);
    setDrag(null);
  };

  const handlers = { onDragStart: begin, onDragMove: track, onDragEnd: drop, onDragCancel: cancel };
  return { drag, place, sensors, handlers, step };
}

/** Places where the dragged block may be dropped; made anew when a line is opened meanwhile. */
function usePlaces(rows: Rows['rows'], key: string | null): readonly Place[] {
  const store = useEditorStore();
  return useMemo(() => {
    const tree = selectTree(store.getState());
    return tree && key !== null && tree.nodes[key] ? placesOf(rows, legalSlots(tree, key)) : [];
  }, [rows, key, store]);
}

function stepTo(key: string, at: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to));
}

/** Returns the distance of a pointer from the first line, in px. */
function topOf(event: Event, box: HTMLElement | null): number | null {
  const pointer = 'touches' in event ? (event as TouchEvent).touches[0] : event;
  if (!box || !pointer || !('clientY' in pointer)) return null;
  return Number(pointer.clientY) - box.getBoundingClientRect().top + box.scrollTop;
}

/** The time something is held over a line before it expands. */
const OPENING_MS = 600;

/** Opens the line that something is held over; null where it is over none that is folded up. */
function useSpringOpen(setFolded: Rows['setFolded']): (id: string | null) => void {
  const waiting = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>(null);
  const stop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return (id) => {
    if (id === (waiting.current?.id ?? null)) return;
    stop();
    if (id === null) return;
    const timer = setTimeout(() => {
      waiting.current = null;
      setFolded(id, false);
    }, OPENING_MS);
    waiting.current = { id, timer };
  };
}
