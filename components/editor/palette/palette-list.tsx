import { type KeyboardEvent, useRef, useState } from 'react';
import { isDragging } from '../shared/dragging';
import { sharedValue, useShared } from '../shared/shared-value';
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
  const closed = useShared(closedGroups);
  const [visited, setVisited] = useState<string | null>(null);
  const alone = groups.length === 1 ? 'unseen' : 'fold';
  const title = isSearched ? 'fixed' : alone;
  const isOpen = ({ id }: PaletteGroup) => title !== 'fold' || !closed.has(id);
  const rows = groups.filter(isOpen).flatMap(rowsOf);
  const sources = rows.flat();
  const stop = sources.find((source) => source === visited) ?? sources[0];

  const step = (event: KeyboardEvent<HTMLElement>) => {
    const from = sourceOf(event.target);
    if (isDragging() || from === null || hasModifier(event)) return;
    const to = stepInGrid(rows, from, event.key);
    if (to === null) return;
    event.preventDefault();
    if (to < 0) onLeave();
    else list.current?.querySelectorAll<HTMLElement>('[data-insert]')[to]?.focus();
  };

  if (isSearched && groups.length === 0)
    return <p className={styles.nothing}>{messages.noMatches}</p>;
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

/** The groups that are folded up. Kept while the palette is away, so that it comes back as it was left. */
const closedGroups = sharedValue<ReadonlySet<string>>(new Set());

function toggle(id: string): void {
  const closed = closedGroups.get();
  const others = [...closed].filter((one) => one !== id);
  closedGroups.set(new Set(closed.has(id) ? others : [...others, id]));
}

const COLUMNS = 2;

/** The sources of a group by the rows they stand in. */
const rowsOf = ({ items }: PaletteGroup): string[][] =>
  items.flatMap((_, at) =>
    at % COLUMNS === 0 ? [items.slice(at, at + COLUMNS).map(({ source }) => source)] : [],
  );

/** Returns the index of the item that a key leads to; -1 above the first row, null where it leads nowhere. */
function stepInGrid(rows: readonly string[][], from: string, key: string): number | null {
  const sources = rows.flat();
  const at = rows.findIndex((row) => row.includes(from));
  const column = rows[at]?.indexOf(from) ?? 0;
  // In a row that is shorter its last.
  const inRow = (row: readonly string[] = []) => sources.indexOf(row[column] ?? row.at(-1) ?? '');
  if (key === 'ArrowUp') return inRow(rows[at - 1]);
  const to = {
    ArrowRight: sources.indexOf(from) + 1,
    ArrowLeft: sources.indexOf(from) - 1,
    Home: 0,
    End: sources.length - 1,
    ArrowDown: inRow(rows[at + 1]),
  }[key];
  return to !== undefined && sources[to] !== undefined ? to : null;
}
