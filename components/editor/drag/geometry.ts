import type { SlotPosition } from '@/blocks/layout/tree/tree';

/** A rectangle, in px from the upper left of the sheet. */
export type Rect = Record<'left' | 'top' | 'right' | 'bottom', number>;

export type Point = Record<'x' | 'y', number>;

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
  /** Slots of a container that may be dropped into. */
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
  const slot = slotAt(slots, point);
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

/** A drop at an index of a slot, shown beside a row of its blocks. */
function lineIn(slot: SlotBox, index: number, row = rowOf(slot, index)): Target {
  const { parent, slot: at, items, rect } = slot;
  const position = { parent, slot: at, index };
  if (items.length === 0) return { position, line: rect, kind: 'place' };
  const line = isAcross(slot, row) ? upright(row, items[index]) : level(slot, index);
  return { position, line, kind: 'line' };
}

function rowOf({ items }: SlotBox, index: number): ItemBox[] {
  const beside = items[index] ?? items[index - 1];
  return beside ? besideEachOther(items, beside) : [];
}

const isAcross = ({ isRow, items }: SlotBox, row: readonly ItemBox[]): boolean =>
  row.length > 1 || (isRow && items.length === 1);

/** `room` is what the edges of the containers around leave of the page. */
function targetIn(slot: SlotBox, point: Point, room: Rect): Target {
  const over = slot.items.find(({ rect }) => contains(rect, point));
  const within = over && slotAt(over.slots, point);
  if (!within) return besides(slot, point);
  const inner = withoutEdges(intersection(over.rect, room));
  return contains(inner, point) ? targetIn(within, point, inner) : besides(slot, point);
}

/** Between the blocks of a slot. */
function besides(slot: SlotBox, { x, y }: Point): Target {
  const { items } = slot;
  // The row where the point is, or nearest to it.
  const closest = nearest(items, ({ rect }) => Math.max(rect.top - y, y - rect.bottom, 0));
  if (!closest) return lineIn(slot, 0);
  const row = besideEachOther(items, closest);
  const isBefore = ({ rect }: ItemBox) =>
    isAcross(slot, row) ? x < middle(rect.left, rect.right) : y < middle(rect.top, rect.bottom);
  const next = row.find(isBefore);
  const index = next ? items.indexOf(next) : items.indexOf(row.at(-1) ?? closest) + 1;
  return lineIn(slot, index, row);
}

/** The blocks that stand beside one of them, and itself. */
const besideEachOther = (items: readonly ItemBox[], one: ItemBox): ItemBox[] =>
  items.filter((item) => item === one || overlap(item.rect, one.rect) > 0.5);

/** Returns the share of the lower of two that stands beside the other, 0 to 1. */
function overlap(one: Rect, other: Rect): number {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  return lower > 0 ? shared / lower : 0;
}

/** A line before one of the blocks of a row, or behind all of them. */
function upright(row: readonly ItemBox[], next: ItemBox | undefined): Rect {
  const at = next && row.includes(next) ? row.indexOf(next) : row.length;
  const x = between(row[at - 1]?.rect.right, row[at]?.rect.left);
  const top = Math.min(...row.map(({ rect }) => rect.top));
  const bottom = Math.max(...row.map(({ rect }) => rect.bottom));
  return { left: x, right: x, top, bottom };
}

function level({ rect, items }: SlotBox, index: number): Rect {
  const y = between(items[index - 1]?.rect.bottom, items[index]?.rect.top);
  return { left: rect.left, right: rect.right, top: y, bottom: y };
}

function between(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return after ?? 0;
  return after === undefined ? before : middle(before, after);
}

/** The first of those at the shortest distance. */
const nearest = <Item>(
  items: readonly Item[],
  distance: (item: Item) => number,
): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best && distance(best) <= distance(item) ? best : item),
    undefined,
  );

/** The slot under a point, or nearest to it. */
const slotAt = (slots: readonly SlotBox[], { x, y }: Point): SlotBox | undefined =>
  nearest(slots, ({ rect: { left, right, top, bottom } }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );

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
