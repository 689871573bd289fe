import { Icon, Link } from '@/components/ui';
import { useAppSelector } from '@/store/hooks';
import { selectWishlistCount } from '@/store/slices/wishlist';
import styles from './action.module.css';
import { Counted } from './counted';

export function WishlistAction() {
  const count = useAppSelector(selectWishlistCount);
  return (
    <Link href="/wishlist" className={styles.action}>
      <Icon name="heart" />
      <Counted title="Wishlist" count={count} />
    </Link>
  );
}
