import { useId } from 'react';
import type { PaletteGroup, PaletteItem } from './items';
import styles from './palette.module.css';
import { PaletteEntry } from './palette-entry';

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
