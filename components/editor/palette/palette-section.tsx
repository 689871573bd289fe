import { type KeyboardEvent, memo, useId, useState } from 'react';
import { useFailureText } from '@/components/auth';
import { useEditorDispatch } from '@/store/editor/hooks';
import { BlockIcon } from './drawings/block-icon';
import { Sketch } from './drawings/sketch';
import type { PaletteGroup, PaletteItem } from './items';
import * as messages from './messages';
import styles from './palette.module.css';
import { deleteSaved, setSaved } from './saved/saved';
import savedStyles from './saved/saved.module.css';

interface PaletteSectionProps {
  group: PaletteGroup;
  isOpen: boolean;
  /** `fold` folds it up; without one it is always open, and unseen where it is all there is. */
  title: 'fold' | 'fixed' | 'unseen';
  /** The item that the Tab key stops at. */
  stop: string | undefined;
  onToggle: (id: string) => void;
  onInsert: (item: PaletteItem) => void;
}

/** A group of the palette below its name, which folds it up. */
export function PaletteSection(props: PaletteSectionProps) {
  const { group, isOpen, title, stop, onToggle, onInsert } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={title === 'unseen' ? styles.unseen : styles.title}>
        {title === 'fold' ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => onToggle(group.id)}
          >
            <svg
              className={styles.mark}
              viewBox="0 0 12 12"
              width="12"
              height="12"
              aria-hidden="true"
            >
              <path d="M4 2.5 7.5 6 4 9.5" />
            </svg>
            {group.label}
          </button>
        ) : (
          <span className={styles.name}>{group.label}</span>
        )}
      </h3>
      {isOpen && (
        <ul className={styles.grid}>
          {group.items.map((item) => (
            <PaletteEntry
              key={item.source}
              item={item}
              isStop={item.source === stop}
              onInsert={onInsert}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PaletteEntryProps {
  item: PaletteItem;
  isStop: boolean;
  onInsert: (item: PaletteItem) => void;
}

/** One thing that can be inserted; drawn anew where that changes, and not whenever another has the focus. */
const PaletteEntry = memo(function PaletteEntry({ item, isStop, onInsert }: PaletteEntryProps) {
  const { source, label, hint, type, drawing } = item;
  const tabIndex = isStop ? 0 : -1;
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.item}
        data-insert={source}
        tabIndex={tabIndex}
        title={hint}
        onClick={() => onInsert(item)}
        onKeyUp={keepSpace}
      >
        <span className={styles.picture}>
          <Sketch drawing={drawing} />
        </span>
        <span className={styles.label}>
          {type !== undefined && <BlockIcon type={type} />}
          <span className={styles.words}>{label}</span>
        </span>
      </button>
      {source.startsWith('saved:') && <DeleteSaved item={item} tabIndex={tabIndex} />}
    </li>
  );
});

/** Space lifts an item to be dragged by the keyboard: it is no press. */
function keepSpace(event: KeyboardEvent) {
  if (event.key === ' ') event.preventDefault();
}

interface DeleteSavedProps {
  item: PaletteItem;
  tabIndex: number;
}

/** Forgets what was saved; a note offers it back. */
function DeleteSaved({ item: { source, label }, tabIndex }: DeleteSavedProps) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await dispatch(deleteSaved(source.slice('saved:'.length)));
    } catch (error) {
      setSaved({ failure: failureWords(error) });
      setDeleting(false);
    }
  };
  return (
    <button
      type="button"
      className={savedStyles.delete}
      aria-label={messages.deleteSaved(label)}
      title={messages.deleteSaved(label)}
      tabIndex={tabIndex}
      disabled={isDeleting}
      onClick={remove}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5M6.8 7v3.5M9.2 7v3.5" />
      </svg>
    </button>
  );
}
