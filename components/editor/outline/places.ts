import type { LegalSlot } from '@/blocks/layout/tree/legal-slots';
import { ROOT } from '@/blocks/layout/tree/tree';
import { type Row, slotId } from './rows';

/** Somewhere a block can be dropped in the outline. */
export interface Place extends LegalSlot {
  /** The line that the drop line is above; behind the last one that is their number. */
  line: number;
  /** The level of the drop line: that of the block once it is there. */
  level: number;
  /** The id of the line that directly holds it; that of the root for the page itself. */
  holder: string;
}

/** The legal places that show in the outline, in its order; those in what is folded up are left out. */
export function placesOf(rows: readonly Row[], slots: readonly LegalSlot[]): Place[] {
  const lines = new Map(rows.map(({ id }, line) => [id, line]));
  const within = blocksBySlot(rows);
  return slots.flatMap((legal) => {
    const { parent, slot, index } = legal.position;
    const holder = lines.get(slotId(parent, slot)) ?? lines.get(parent);
    const row = holder === undefined ? undefined : rows[holder];
    if (row?.fold === 'closed' || (!row && parent !== ROOT)) return [];
    const inside = { ...legal, holder: row?.id ?? ROOT, level: (row?.level ?? 0) + 1 };
    const blocks = within.get(inside.holder) ?? [];
    const last = blocks.at(-1);
    const behind = () => (last === undefined ? (holder ?? -1) + 1 : endOf(rows, last));
    return [{ ...inside, line: blocks[index] ?? behind() }];
  });
}

/** The line behind a block and all that shows in it. */
function endOf(rows: readonly Row[], line: number): number {
  const level = rows[line]?.level ?? 0;
  const next = rows.findIndex((row, at) => at > line && row.level <= level);
  return next < 0 ? rows.length : next;
}

/** The lines of the blocks directly in a column, by its id; in what has one column alone by its key. */
function blocksBySlot(rows: readonly Row[]): Map<string, number[]> {
  const within = new Map<string, number[]>();
  /** The lines around the one that is looked at, by level. */
  const around: string[] = [ROOT];
  for (const [line, { id, level, slot }] of rows.entries()) {
    around.length = level;
    const holder = around.at(-1) ?? ROOT;
    const blocks = within.get(holder) ?? [];
    if (slot === null) blocks.push(line);
    within.set(holder, blocks);
    around.push(id);
  }
  return within;
}

/** The index of the place nearest to a line, and of several there the one nearest to a level. */
export function nearestPlace(places: readonly Place[], line: number, level: number): number {
  const distance = (place: Place) =>
    1000 * Math.abs(place.line - line) + Math.abs(place.level - level);
  return places.reduce((best, place, index) => {
    const nearest = places[best];
    return nearest && distance(nearest) <= distance(place) ? best : index;
  }, 0);
}

/** The share of an empty line, in its middle, that means inside it. */
const INSIDE = 0.5;

/** The index of the place inside the empty line whose middle a height, in lines, points at; undefined for none. */
export function placeInside(
  rows: readonly Row[],
  places: readonly Place[],
  height: number,
): number | undefined {
  const line = Math.floor(height);
  const row = rows[line];
  const isMiddle = Math.abs(height - line - 0.5) < INSIDE / 2;
  if (row?.fold !== 'none' || !isMiddle) return undefined;
  const index = places.findIndex(({ holder }) => holder === row.id);
  return index < 0 ? undefined : index;
}
