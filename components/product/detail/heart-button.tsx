import { Icon } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsWished, wishlistToggled } from '@/store/slices/wishlist';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  product: Product;
}

/** The wishlist heart: it stands for the product, whatever is chosen of it (spec 4). */
export function HeartButton({ product }: HeartButtonProps) {
  const dispatch = useAppDispatch();
  const isReady = useIsPersonalReady();
  const isWished = useAppSelector((state) => selectIsWished(state, { product })) && isReady;
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label="Wishlist"
      aria-pressed={isWished}
      title={isWished ? 'Remove from wishlist' : 'Add to wishlist'}
      disabled={!isReady}
      onClick={() => dispatch(wishlistToggled({ product }))}
    >
      <Icon name="heart" />
    </button>
  );
}
