import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { IconButton } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { chevronRight, grip, trash } from '@/components/kit/icons';
import styles from './list-editor.module.css';

export type EntryPart = 'inside' | 'handle' | 'head' | 'remove';

interface EntryProps {
  entryKey: number;
  title: string;
  note?: ReactNode;
  /** Always open, and without a head. */
  isFlat: boolean;
  isOpen: boolean;
  isLifted: boolean;
  /** In px, while another one is carried. */
  shift: number;
  onToggle: () => void;
  onRemove?: (() => void) | undefined;
  /** What its handle does; without, it keeps its place. */
  moving?:
    | {
        onPointerDown: (event: PointerEvent<HTMLElement>) => void;
        onKey: (event: KeyboardEvent, part: EntryPart) => void;
      }
    | undefined;
  children: ReactNode;
}

/** One entry of a list with its handle, its head and what is in it. */
export function Entry(props: EntryProps) {
  const { entryKey, title, isFlat, isOpen, isLifted, shift, moving, onRemove, children } = props;
  return (
    <li
      data-key={entryKey}
      className={isFlat ? styles.flat : styles.entry}
      data-lifted={isLifted || undefined}
      style={shift === 0 ? undefined : { translate: `0 ${shift}px` }}
    >
      {moving && (
        <button
          type="button"
          className={styles.grip}
          data-part="handle"
          aria-label={`Move ${title}`}
          title="Drag, or press the arrow keys, to move"
          aria-keyshortcuts="ArrowUp ArrowDown"
          onPointerDown={moving.onPointerDown}
          onKeyDown={(event) => moving.onKey(event, 'handle')}
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
            label={`Remove ${title}`}
            data-part="remove"
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}

function Head({ title, note, isOpen, moving, onToggle }: EntryProps) {
  return (
    <button
      type="button"
      className={styles.head}
      data-part="head"
      aria-expanded={isOpen}
      aria-keyshortcuts={moving && 'Alt+ArrowUp Alt+ArrowDown'}
      onClick={onToggle}
      onKeyDown={(event) => event.altKey && moving?.onKey(event, 'head')}
    >
      <Icon of={chevronRight} />
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </button>
  );
}
