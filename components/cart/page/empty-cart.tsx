import { buttons, Icon, Link } from '@/components/ui';
import * as messages from '../messages';
import styles from './empty-cart.module.css';

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name="cart" size={40} />
      </span>
      <p className={styles.text}>{messages.empty}</p>
      <p>{messages.emptyHint}</p>
      <div className={styles.ways}>
        <Link className={buttons.primary} href="/shop">
          {messages.startShopping}
        </Link>
        <Link className={buttons.secondary} href="/wishlist">
          {messages.seeYourWishlist}
        </Link>
      </div>
    </div>
  );
}
