import { Icon, Link } from '@/components/ui';
import { useAppSelector } from '@/store/hooks';
import { selectWishlistCount } from '@/store/slices/wishlist';
import * as messages from '../../messages';
import styles from './action.module.css';
import { Counted } from './counted';

export function WishlistAction() {
  const count = useAppSelector(selectWishlistCount);
  return (
    <Link href="/wishlist" className={styles.action}>
      <Icon name="heart" />
      <Counted title={messages.wishlist} count={count} />
    </Link>
  );
}
