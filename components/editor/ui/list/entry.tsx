import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { chevronRight, grip, trash } from '@/components/kit/icons';
import * as messages from '../messages';
import styles from './list-editor.module.css';

export type EntryPart = 'inside' | 'handle' | 'head' | 'remove';

interface EntryProps {
  entryKey: number;
  title: string;
  note?: ReactNode;
  /** True for an entry that is always open, and without a head. */
  isFlat: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onRemove?: (() => void) | undefined;
  /** Moves the entry by keys; without it, the entry stays. */
  onMoveKey?: ((event: KeyboardEvent, part: EntryPart) => void) | undefined;
  children: ReactNode;
}

/** One entry of a list with its handle, its head and what is in it. */
export function Entry(props: EntryProps) {
  const { entryKey, title, isFlat, isOpen, onMoveKey, onRemove, children } = props;
  const { setNodeRef, listeners, transform, isDragging } = useSortable({
    id: entryKey,
    disabled: !onMoveKey,
  });
  return (
    <li
      data-key={entryKey}
      className={isFlat ? styles.flat : styles.entry}
      ref={setNodeRef}
      data-lifted={isDragging || undefined}
      style={transform ? { translate: `0 ${transform.y}px` } : undefined}
    >
      {onMoveKey && (
        <button
          type="button"
          className={styles.grip}
          data-part="handle"
          aria-label={messages.move(title)}
          title={messages.moveHint}
          aria-keyshortcuts="ArrowUp ArrowDown"
          {...listeners}
          onKeyDown={(event) => onMoveKey(event, 'handle')}
        >
          <Icon of={grip} />
        </button>
      )}
      {!isFlat && <Head {...props} />}
      {(isFlat || isOpen) && (
        <div className={styles.inside} data-part="inside">
          {children}
        </div>
      )}
      {onRemove && (
        <span className={styles.remove}>
          <IconButton
            icon={trash}
            label={messages.remove(title)}
            data-part="remove"
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}

function Head({ title, note, isOpen, onMoveKey, onToggle }: EntryProps) {
  return (
    <button
      type="button"
      className={styles.head}
      data-part="head"
      aria-expanded={isOpen}
      aria-keyshortcuts={onMoveKey && 'Alt+ArrowUp Alt+ArrowDown'}
      onClick={onToggle}
      onKeyDown={(event) => event.altKey && onMoveKey?.(event, 'head')}
    >
      <Icon of={chevronRight} />
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </button>
  );
}
