import { type KeyboardEvent, useRef, useState } from 'react';
import { isDragging } from '../shared/dragging';
import type { PaletteGroup, PaletteItem } from './items';
import * as messages from './messages';
import styles from './palette.module.css';
import { PaletteSection } from './palette-section';

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  /** True if they are what a search found: then all of them are open. */
  isSearched: boolean;
  onInsert: (item: PaletteItem) => void;
  /** Above the first row. */
  onLeave: () => void;
}

/** The groups of the palette: one stop for the Tab key, arrow keys lead from item to item. */
export function PaletteList({ groups, isSearched, onInsert, onLeave }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [closed, toggle] = useClosedGroups();
  const [visited, setVisited] = useState<string | null>(null);
  const alone = groups.length === 1 ? 'unseen' : 'fold';
  const title = isSearched ? 'fixed' : alone;
  const isOpen = ({ id }: PaletteGroup) => title !== 'fold' || !closed.has(id);
  const open = groups.filter(isOpen);
  const sources: string[] = open.flatMap(({ items }) => items.map(({ source }) => source));
  const stop = sources.find((source) => source === visited) ?? sources[0];

  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (isDragging()) return;
    const from = sources.indexOf(sourceOf(event.target) ?? '');
    const sizes = open.map(({ items }) => items.length);
    const to = from < 0 || hasModifier(event) ? null : stepInGrid(sizes, from, event.key);
    if (to === null) return;
    event.preventDefault();
    if (to < 0) onLeave();
    else list.current?.querySelectorAll<HTMLElement>('[data-insert]')[to]?.focus();
  };

  if (isSearched && groups.length === 0)
    return <p className={styles.nothing}>{messages.nothingFound}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its items are operated, by keys that lead between them
    <div ref={list} onKeyDown={step} onFocus={(event) => setVisited(sourceOf(event.target))}>
      {groups.map((group) => (
        <PaletteSection
          key={group.id}
          group={group}
          isOpen={isOpen(group)}
          title={title}
          stop={stop}
          onToggle={toggle}
          onInsert={onInsert}
        />
      ))}
    </div>
  );
}

const sourceOf = (target: EventTarget): string | null =>
  target instanceof HTMLElement ? (target.dataset.insert ?? null) : null;

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

/** Kept while the palette is away, so that it comes back as it was left. */
let openGroups: ReadonlySet<string> = new Set();

/** The groups that are folded up, and a way to fold one up or open it. */
function useClosedGroups(): [ReadonlySet<string>, (id: string) => void] {
  const [closed, setClosed] = useState(openGroups);
  const toggle = (id: string) => {
    const others = [...closed].filter((one) => one !== id);
    openGroups = new Set(closed.has(id) ? others : [...others, id]);
    setClosed(openGroups);
  };
  return [closed, toggle];
}

const COLUMNS = 2;

/**
 * Returns the item that a key leads to from an item of groups with these many items, each group a grid of its own; -1 above
 * the first row, null where it leads nowhere.
 */
function stepInGrid(sizes: readonly number[], from: number, key: string): number | null {
  const rows = rowsOf(sizes);
  const last = rows.flat().length - 1;
  const at = rows.findIndex((row) => row.includes(from));
  const column = rows[at]?.indexOf(from) ?? 0;
  // In a row that is shorter its last.
  const inRow = (row: readonly number[] = []) => row[column] ?? row.at(-1);
  if (key === 'ArrowUp') return inRow(rows[at - 1]) ?? -1;
  const to = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    Home: 0,
    End: last,
    ArrowDown: inRow(rows[at + 1]),
  }[key];
  return to !== undefined && to >= 0 && to <= last ? to : null;
}

/** The items by the rows they stand in, counted through all groups. */
function rowsOf(sizes: readonly number[]): number[][] {
  let count = 0;
  return sizes.flatMap((size) => {
    const rows = Array.from({ length: Math.ceil(size / COLUMNS) }, (_, row) =>
      Array.from(
        { length: Math.min(COLUMNS, size - row * COLUMNS) },
        (_item, column) => count + row * COLUMNS + column,
      ),
    );
    count += size;
    return rows;
  });
}
