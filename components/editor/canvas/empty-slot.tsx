import styles from './empty-slot.module.css';

interface EmptySlotProps {
  parent: string;
  slot: number;
}

/** Keeps a place where no block stands yet, to be dropped into. */
export function EmptySlot({ parent, slot }: EmptySlotProps) {
  return (
    <div className={styles.slot} data-empty={`${parent}/${slot}`}>
      Drop a block here
    </div>
  );
}
