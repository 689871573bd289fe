import type { SlotPosition } from '@/blocks/layout/tree/tree';

/** A rectangle, in px from the upper left of the sheet. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Returns the point of a pointer event; null for one that has none, as of keys. */
export const pointOf = (event: Event): Point | null =>
  event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null;

/** Blocks of one slot, where they are drawn, and the room that is theirs. */
export interface SlotBox {
  parent: string;
  slot: number;
  rect: Rect;
  /** True if blocks stand side by side in it, where there is room. */
  isRow: boolean;
  items: readonly ItemBox[];
}

export interface ItemBox {
  key: string;
  rect: Rect;
  /** Of a container that may be dropped into. */
  slots: readonly SlotBox[];
}

/** Position where a block would be dropped, and the line or the empty place that shows it. */
export interface Target {
  position: SlotPosition;
  line: Rect;
  kind: 'line' | 'place';
}

/** Within so many px of its edge a pointer means beside a container, not inside (design section 8). */
const EDGE_PX = 8;

/** Returns the position where a block would be put by a pointer at a point: into the deepest container under it. */
export function targetAt(slots: readonly SlotBox[], point: Point): Target | null {
  const slot = nearest(slots, point);
  return slot ? targetIn(slot, point, slot.rect) : null;
}

/** Returns the drop target of a position; null where its container is not. */
export function targetOf(slots: readonly SlotBox[], position: SlotPosition): Target | null {
  for (const slot of slots) {
    if (slot.parent === position.parent && slot.slot === position.slot)
      return lineIn(slot, position.index);
    for (const item of slot.items) {
      const target = targetOf(item.slots, position);
      if (target) return target;
    }
  }
  return null;
}

function lineIn(slot: SlotBox, index: number): Target {
  const { parent, slot: at, items, rect } = slot;
  const position = { parent, slot: at, index };
  const next = items[index];
  const beside = next ?? items[index - 1];
  if (!beside) return { position, line: rect, kind: 'place' };
  const row = items.filter((item) => overlap(item.rect, beside.rect) > 0.5);
  const isAcross = row.length > 1 || (slot.isRow && items.length === 1);
  return {
    position,
    line: isAcross ? upright(row, next) : level(slot, items, index),
    kind: 'line',
  };
}

/** `room` is what the edges of the containers around leave of the page. */
function targetIn(slot: SlotBox, point: Point, room: Rect): Target {
  const over = slot.items.find(({ rect }) => contains(rect, point));
  if (over && over.slots.length > 0) {
    const inner = withoutEdges(intersection(over.rect, room));
    if (contains(inner, point)) {
      const within = nearest(over.slots, point);
      if (within) return targetIn(within, point, inner);
    }
  }
  return besides(slot, point);
}

/** Between the blocks of a slot. */
function besides(slot: SlotBox, point: Point): Target {
  const { items } = slot;
  if (items.length === 0) return lineIn(slot, 0);
  const row = rowAt(items, point);
  const isAcross = row.length > 1 || (slot.isRow && items.length === 1);
  const isBefore = ({ rect }: ItemBox) =>
    isAcross ? point.x < middle(rect.left, rect.right) : point.y < middle(rect.top, rect.bottom);
  const next = row.find(isBefore);
  const last = row.at(-1);
  const index = next ? items.indexOf(next) : last ? items.indexOf(last) + 1 : items.length;
  const line = isAcross ? upright(row, next) : level(slot, items, index);
  return { position: { parent: slot.parent, slot: slot.slot, index }, line, kind: 'line' };
}

/** The blocks that stand beside each other where a point is, or nearest to it. */
function rowAt(items: readonly ItemBox[], { y }: Point): ItemBox[] {
  const distance = ({ rect }: ItemBox) => Math.max(rect.top - y, y - rect.bottom, 0);
  const closest = items.reduce((best, item) => (distance(item) < distance(best) ? item : best));
  return items.filter(({ rect }) => overlap(rect, closest.rect) > 0.5);
}

/** Returns the share of the lower of two that stands beside the other, 0 to 1. */
function overlap(one: Rect, other: Rect): number {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  return lower > 0 ? shared / lower : 0;
}

function upright(row: readonly ItemBox[], next: ItemBox | undefined): Rect {
  const at = next ? row.indexOf(next) : row.length;
  const before = row[at - 1]?.rect;
  const after = row[at]?.rect;
  const x = between(before?.right, after?.left);
  const top = Math.min(...row.map(({ rect }) => rect.top));
  const bottom = Math.max(...row.map(({ rect }) => rect.bottom));
  return { left: x, right: x, top, bottom };
}

function level({ rect }: SlotBox, items: readonly ItemBox[], index: number): Rect {
  const y = between(items[index - 1]?.rect.bottom, items[index]?.rect.top);
  return { left: rect.left, right: rect.right, top: y, bottom: y };
}

function between(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return after ?? 0;
  return after === undefined ? before : middle(before, after);
}

function nearest(slots: readonly SlotBox[], point: Point): SlotBox | undefined {
  let best: SlotBox | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const slot of slots) {
    const distance = distanceTo(slot.rect, point);
    if (distance < shortest) {
      best = slot;
      shortest = distance;
    }
  }
  return best;
}

const distanceTo = ({ left, right, top, bottom }: Rect, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** A small container keeps half of itself for what is dropped into it. */
function withoutEdges({ left, right, top, bottom }: Rect): Rect {
  const x = Math.min(EDGE_PX, (right - left) / 4);
  const y = Math.min(EDGE_PX, (bottom - top) / 4);
  return { left: left + x, right: right - x, top: top + y, bottom: bottom - y };
}

const intersection = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

const contains = ({ left, right, top, bottom }: Rect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const middle = (one: number, other: number): number => (one + other) / 2;
