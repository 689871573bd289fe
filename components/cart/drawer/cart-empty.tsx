import { Icon, Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { CART_EMPTY } from '../constants';
import styles from './cart-drawer.module.css';

export function CartEmpty() {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name="cart" size={36} />
      </span>
      <p>{CART_EMPTY}</p>
      <Link className={buttons.primary} href="/shop">
        Start shopping
      </Link>
    </div>
  );
}
