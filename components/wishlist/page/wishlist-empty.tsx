import { Icon, Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import styles from './wishlist-empty.module.css';

export function WishlistEmpty() {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name="heart" size={36} />
      </span>
      <h2 className={styles.title}>Nothing saved yet</h2>
      <p>Tap the heart on anything you like, and it will wait for you here.</p>
      <Link className={buttons.primary} href="/shop">
        Find something to love
      </Link>
    </div>
  );
}
