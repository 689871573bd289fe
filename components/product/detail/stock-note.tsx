import styles from './stock-note.module.css';
import type { Buying } from './use-buying';

interface StockNoteProps {
  buying: Pick<Buying, 'row' | 'pieces' | 'most' | 'isCapped' | 'isSoldOut'>;
}

/** Says how few are left of what is chosen, and why there can be no more of it. */
export function StockNote({ buying }: StockNoteProps) {
  return (
    <p className={styles.note} role="status">
      {textOf(buying)}
    </p>
  );
}

function textOf({ row, pieces, most, isCapped, isSoldOut }: StockNoteProps['buying']): string {
  if (isSoldOut || !row) return '';
  if (pieces === undefined) return row.stock === 'few' ? 'Few left' : '';
  if (most <= 0) return `All ${pieces} that are left are in your cart`;
  if (isCapped)
    return `Only ${pieces} left: you can have ${most} ${most < pieces ? 'more' : ''}`.trim();
  return row.stock === 'few' ? `Only ${pieces} left` : '';
}
