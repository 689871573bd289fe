import { type KeyboardEvent, memo } from 'react';
import { BlockIcon } from './drawings/block-icon';
import { ItemPicture } from './drawings/item-picture';
import type { PaletteItem } from './items';
import styles from './palette.module.css';
import { DeleteSaved } from './saved/delete-saved';

interface PaletteEntryProps {
  item: PaletteItem;
  isStop: boolean;
  onInsert: (item: PaletteItem) => void;
}

/** One thing that can be inserted; drawn anew where that changes, and not whenever another has the focus. */
export const PaletteEntry = memo(function PaletteEntry(props: PaletteEntryProps) {
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
