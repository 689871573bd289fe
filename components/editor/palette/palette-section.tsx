import { type KeyboardEvent, memo, useId } from 'react';
import { isBlockType } from '@/blocks/kit/block-types';
import { EDITORS } from '@/blocks/registry/editors';
import { DeleteSaved } from './delete-saved';
import { BlockIcon } from './drawings/block-icon';
import { Sketch } from './drawings/sketch';
import type { PaletteGroup, PaletteItem } from './items';
import styles from './palette.module.css';

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
const PaletteEntry = memo(function PaletteEntry(props: PaletteEntryProps) {
  const { item, isStop, onInsert } = props;
  const { source, label, hint, type } = item;
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
          <ItemPicture item={item} />
        </span>
        <span className={styles.label}>
          {type !== undefined && <BlockIcon type={type} size={16} />}
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

/** The drawing of an item of the palette; a saved one has that of its outermost block. */
function ItemPicture({ item: { drawing, type } }: { item: PaletteItem }) {
  return drawing ? <Sketch drawing={drawing} /> : <BlockPicture type={type ?? ''} />;
}

/** The drawing of a type of block; an unknown type has that of a box. */
function BlockPicture({ type }: { type: string }) {
  return <Sketch drawing={EDITORS[isBlockType(type) ? type : 'box'].drawing} />;
}
