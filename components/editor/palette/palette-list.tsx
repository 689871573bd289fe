import { type KeyboardEvent, useRef, useState } from 'react';
import { isDragging } from '../dragging';
import { stepInGrid } from './grid-steps';
import type { PaletteGroup, PaletteItem } from './items';
import styles from './palette.module.css';
import { PaletteSection } from './palette-section';
import { useClosedGroups } from './use-closed-groups';

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  /** Whether they are what a search found: then all of them are open. */
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

  if (isSearched && groups.length === 0) return <p className={styles.nothing}>Nothing found.</p>;
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

function sourceOf(target: EventTarget): string | null {
  return target instanceof HTMLElement ? (target.dataset.insert ?? null) : null;
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
