import { Link } from '@/components/ui';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { CartLink } from './cart-link';
import styles from './foot.module.css';

/** Whose it is, and the way to the cart. */
export function Foot() {
  const { name, hostname } = useAppSelector(selectShop);
  return (
    <footer className={styles.foot}>
      <Link className={styles.shop} href="/">
        {name || hostname}
      </Link>
      <CartLink className={styles.cart} label="Open cart" />
    </footer>
  );
}
