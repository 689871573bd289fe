import { onDemand } from '@/components/ui/on-demand';
import * as messages from '../messages';
import styles from './stock-note.module.css';
import type { Buying } from './use-buying';

const RestockForm = onDemand(
  async () => (await import('./restock-form')).RestockForm,
  () => <div className={styles.awaited} />,
);

export interface StockNoteProps {
  buying: Pick<Buying, 'row' | 'pieces' | 'most' | 'isCapped' | 'isSoldOut'>;
}

/** Stock of the chosen row; where it is sold out, the form for a restock e-mail. */
export function StockNote({ buying }: StockNoteProps) {
  const { row } = buying;
  return (
    <>
      <p className={styles.note} role="status">
        {stockText(buying)}
      </p>
      {row?.stock === 'sold-out' && <RestockForm variantId={row.id} />}
    </>
  );
}

/** Returns the stock left of the chosen variant if low; '' if not. */
export function stockText({
  row,
  pieces,
  most,
  isCapped,
  isSoldOut,
}: StockNoteProps['buying']): string {
  if (isSoldOut || !row) return '';
  if (pieces === undefined) return row.stock === 'few' ? messages.fewLeft : '';
  if (most <= 0) return messages.allInCart(pieces);
  const isNamed = isCapped || row.stock === 'few';
  const more = isCapped && most < pieces ? messages.moreAllowed(most) : '';
  return isNamed ? messages.onlyLeft(pieces, more) : '';
}
