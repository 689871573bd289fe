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
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/kit/button';
import { type Changes, type ControlProps, named } from '@/components/kit/control';
import { plus } from '@/components/kit/icons';
import { stepOf } from '@/components/kit/steps';
import { SILENT } from '../../shared/silent';
import * as messages from '../messages';
import { useScoped } from '../use-scoped';
import { Entry, type EntryPart } from './entry';
import styles from './list-editor.module.css';
import { moved, useKeys } from './use-keys';

interface ListEditorProps<Item> extends ControlProps, Omit<Changes<readonly Item[]>, 'onHold'> {
  /** Names the list: that of another block is another one. */
  scope: string;
  entries: readonly Item[];
  /** Added by the button. */
  added: readonly Item[];
  /** The name of an entry, as in 'Add link'. */
  name: string;
  /** The title of an entry. */
  titleOf: (place: number) => string;
  /** Further words beside its title. */
  noteOf?: (entry: Item) => ReactNode;
  render: (entry: Item, place: number) => ReactNode;
  /** True if entries are so small that they are always open. */
  isFlat?: boolean;
  /** True if no entry can be added, removed or moved. */
  isFixed?: boolean;
  /** The text of an empty list. */
  empty?: string | undefined;
}

/** Distance in px that a press may stray and still be a click. */
const SENSOR = { activationConstraint: { distance: 3 } };

const UP_AND_DOWN: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** Entries to add, to remove, to open, and to put in order by pointer or by keys. */
export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { entries, name, titleOf, noteOf, render, isFlat = false, isFixed, empty } = props;
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
    <fieldset {...named(props)}>
      {entries.length === 0 && empty && <p className={styles.empty}>{empty}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={UP_AND_DOWN}
        accessibility={SILENT}
        onDragEnd={drop}
      >
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          <ul ref={list} className={styles.list}>
            {entries.map((entry, place) => {
              const key = keys[place] ?? 0;
              return (
                <Entry
                  key={key}
                  entryKey={key}
                  title={titleOf(place)}
                  note={noteOf?.(entry)}
                  isFlat={isFlat}
                  isOpen={open.has(key)}
                  onToggle={() => toggle(key)}
                  onRemove={isFixed ? undefined : () => remove(place)}
                  onMoveKey={isFixed ? undefined : moveByKey(place)}
                >
                  {render(entry, place)}
                </Entry>
              );
            })}
          </ul>
        </SortableContext>
      </DndContext>
      {!isFixed && (
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
function useEntries<Item>(props: ListEditorProps<Item>, list: RefObject<HTMLElement | null>) {
  const { scope, entries, added, name, titleOf, onChange, onRelease } = props;
  const { length: count } = entries;
  const keyed = useKeys(scope, count);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [said, say] = useScoped(scope, '');
  const wish = useWish(list);
  const change = (next: readonly Item[], words: string) => {
    say(words);
    onChange(next);
    onRelease?.();
  };
  return {
    keys: keyed.keys,
    open,
    said,
    toggle(key: number) {
      const next = new Set(open);
      if (!next.delete(key)) next.add(key);
      setOpen(next);
    },
    add() {
      const key = keyed.add();
      wish(key, 'inside');
      setOpen(new Set(open).add(key));
      change([...entries, ...added], messages.added(name, count + 1));
    },
    remove(place: number) {
      wish(keyed.keys[place + 1] ?? keyed.keys[place - 1], 'remove');
      keyed.remove(place);
      change(entries.toSpliced(place, 1), messages.removed(titleOf(place)));
    },
    move(from: number, to: number, part: EntryPart) {
      if (to < 0 || to >= count || from === to) return;
      wish(keyed.keys[from], part);
      keyed.move(from, to);
      change(moved(entries, from, to), messages.movedTo(titleOf(from), to + 1, count));
    },
  };
}

const FOCUSABLE = 'input, textarea, select, button';

/** Moves the focus as soon as what it goes to is there; without a key, to what adds another one. */
function useWish(list: RefObject<HTMLElement | null>) {
  const wish = useRef<{ key: number | undefined; part: EntryPart } | null>(null);
  useLayoutEffect(() => {
    if (!wish.current) return;
    const { key, part } = wish.current;
    const entry = list.current?.querySelector(`[data-key="${key}"]`);
    if (!entry && key !== undefined) return;
    wish.current = null;
    targetIn(entry ?? list.current?.parentElement?.querySelector('[data-adds]'), part)?.focus();
  });
  return (key: number | undefined, part: EntryPart) => {
    wish.current = { key, part };
  };
}

function targetIn(element: Element | null | undefined, part: EntryPart) {
  const within = element?.querySelector(`[data-part="${part}"]`) ?? element;
  const isTarget = within instanceof HTMLElement && within.matches(FOCUSABLE);
  return isTarget ? within : within?.querySelector<HTMLElement>(FOCUSABLE);
}
