import { Picture } from '@/components/ui';
import type { WishlistItem } from '@/core/model/cart';
import * as messages from '../messages';
import styles from './aside-card.module.css';
import { RemoveButton } from './remove-button';

/** Card of a product that is no longer sold: no link, only removal. */
export function GoneCard({ item }: { item: WishlistItem }) {
  const { product } = item;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture className={styles.faded} src={product.image[0] ?? ''} alt="" sizes="24vw" />
      </div>
      <RemoveButton item={item} />
      <h3 className={styles.name}>{product.name}</h3>
      <p className={styles.note}>{messages.noLongerSold}</p>
    </article>
  );
}
