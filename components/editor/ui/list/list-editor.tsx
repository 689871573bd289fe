import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import type { ControlProps } from '@/components/kit/control';
import { plus } from '@/components/kit/icons';
import { stepOf } from '@/components/kit/steps';
import * as messages from '../messages';
import { Entry, type EntryPart } from './entry';
import styles from './list-editor.module.css';
import { useKeys } from './use-keys';
import { useWish } from './use-wish';

interface ListEditorProps extends ControlProps {
  /** Names the list: that of another block is another one. */
  scope: string;
  count: number;
  /** The name of an entry, as in 'Add link'. */
  name: string;
  /** The title of an entry. */
  titleOf: (place: number) => string;
  /** Further words beside its title. */
  noteOf?: ((place: number) => ReactNode) | undefined;
  render: (place: number) => ReactNode;
  /** True if entries are so small that they are always open. */
  isFlat?: boolean;
  /** The text of an empty list. */
  empty?: string | undefined;
  onAdd?: (() => void) | undefined;
  onRemove?: ((place: number) => void) | undefined;
  onMove?: ((from: number, to: number) => void) | undefined;
}

/** So far a press may stray and still be a click, in px. */
const SENSOR = { activationConstraint: { distance: 3 } };

const UP_AND_DOWN: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** Silences dnd-kit: the list announces changes itself, and moves the focus. */
const SILENT = {
  restoreFocus: false,
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** Entries to add, to remove, to open, and to put in order by pointer or by keys. */
export function ListEditor(props: ListEditorProps) {
  const { id, labelledBy, label, describedBy, name, count, titleOf, noteOf, render } = props;
  const { isFlat = false, empty, onAdd, onRemove, onMove } = props;
  const list = useRef<HTMLUListElement>(null);
  const { keys, open, toggle, add, remove, move, said } = useEntries(props, list);
  const sensors = useSensors(useSensor(PointerSensor, SENSOR));

  const moveByKey = (place: number) => (event: KeyboardEvent, part: EntryPart) => {
    const direction = stepOf(event.key);
    if (direction === 0) return;
    event.preventDefault();
    move(place, place - direction, part);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(keys.indexOf(Number(active.id)), keys.indexOf(Number(over.id)), 'handle');
  };
  return (
    <fieldset
      id={id}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : label}
      aria-describedby={describedBy}
    >
      {count === 0 && empty && <p className={styles.empty}>{empty}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={UP_AND_DOWN}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          <ul ref={list} className={styles.list}>
            {keys.map((key, place) => (
              <Entry
                key={key}
                entryKey={key}
                title={titleOf(place)}
                note={noteOf?.(place)}
                isFlat={isFlat}
                isOpen={open.has(key)}
                onToggle={() => toggle(key)}
                onRemove={onRemove && (() => remove(place))}
                onMoveKey={onMove && moveByKey(place)}
              >
                {render(place)}
              </Entry>
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {onAdd && (
        <div className={styles.add} data-adds="">
          <Button icon={plus} look="quiet" onClick={add}>
            {messages.add(name)}
          </Button>
        </div>
      )}
      <span className={styles.said} role="status">
        {said}
      </span>
    </fieldset>
  );
}

/** Changes the entries, announces it, and moves the focus. */
function useEntries(props: ListEditorProps, list: React.RefObject<HTMLElement | null>) {
  const { scope, count, name, titleOf, onAdd, onRemove, onMove } = props;
  const keyed = useKeys(scope, count);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [news, setNews] = useState({ scope, words: '' });
  const setSaid = (words: string) => setNews({ scope, words });
  const wish = useWish(list);
  return {
    keys: keyed.keys,
    open,
    said: news.scope === scope ? news.words : '',
    toggle(key: number) {
      const next = new Set(open);
      if (!next.delete(key)) next.add(key);
      setOpen(next);
    },
    add() {
      const key = keyed.add();
      wish(key, 'inside');
      setOpen(new Set(open).add(key));
      setSaid(messages.added(name, count + 1));
      onAdd?.();
    },
    remove(place: number) {
      wish(keyed.keys[place + 1] ?? keyed.keys[place - 1], 'remove');
      keyed.remove(place);
      setSaid(messages.removed(titleOf(place)));
      onRemove?.(place);
    },
    move(from: number, to: number, part: EntryPart) {
      if (to < 0 || to >= count || from === to) return;
      wish(keyed.keys[from], part);
      keyed.move(from, to);
      setSaid(messages.movedTo(titleOf(from), to + 1, count));
      onMove?.(from, to);
    },
  };
}
