import { Icon } from '@/components/ui';
import type { WishlistItem } from '@/core/model/cart';
import { useAwaits, useIsPersonalReady } from '@/hooks/personal';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsHearted, wishlistToggled } from '@/store/slices/wishlist';
import styles from './heart-button.module.css';
import * as messages from './messages';

interface HeartButtonProps extends WishlistItem {
  /** True over a picture, one of many: a round button that is named after its product. */
  isFloating?: boolean;
}

/** The wishlist heart: it stands for the product, whatever is chosen of it (spec 4). */
export function HeartButton({ isFloating = false, ...item }: HeartButtonProps) {
  const dispatch = useAppDispatch();
  const isReady = useIsPersonalReady();
  const isWished = useAppSelector((state) => selectIsHearted(state, item.product.id)) && isReady;
  return (
    <button
      type="button"
      className={isFloating ? styles.floating : styles.heart}
      aria-label={isFloating ? messages.wishlistNamed(item.product.name) : messages.wishlist}
      aria-pressed={isWished}
      title={isWished ? messages.removeFromWishlist : messages.addToWishlist}
      {...useAwaits()}
      onClick={() => dispatch(wishlistToggled(item))}
    >
      <Icon name="heart" />
    </button>
  );
}
