import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectWishes } from '@/store/slices/wishlist';
import { WishlistEmpty } from './wishlist-empty';
import { WishlistItems } from './wishlist-items';
import { WishlistSkeleton } from './wishlist-skeleton';
import styles from './wishlist-view.module.css';

/** The shopper's wishlist (spec 2): bones until it is back, for the server does not know it. */
export function WishlistView() {
  const isReady = useIsPersonalReady();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Wishlist</h1>
        {isReady && <Count />}
      </header>
      {isReady ? <WishlistItems empty={<WishlistEmpty />} /> : <WishlistSkeleton />}
      <noscript>
        <p>Please switch JavaScript on to see your wishlist.</p>
      </noscript>
    </div>
  );
}

function Count() {
  const { length } = useAppSelector(selectWishes);
  if (length === 0) return null;
  return (
    <p className={styles.count} aria-live="polite">
      {length === 1 ? '1 item' : `${length} items`}
    </p>
  );
}
