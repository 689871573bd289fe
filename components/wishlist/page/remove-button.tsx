import { Icon } from '@/components/ui';
import type { WishlistItem } from '@/core/model/cart';
import { useAppDispatch } from '@/store/hooks';
import { wishRemoved } from '@/store/slices/wishlist';
import * as messages from '../messages';
import styles from './remove-button.module.css';

/** Over the corner of a card's picture. */
export function RemoveButton({ item }: { item: WishlistItem }) {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={messages.removeNamed(item.product.name)}
      title={messages.remove}
      onClick={() => dispatch(wishRemoved(item))}
    >
      <Icon name="close" size={18} />
    </button>
  );
}
