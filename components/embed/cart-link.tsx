import { Icon, Link } from '@/components/ui';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';
import styles from './cart-link.module.css';

/** Opens the shop's cart, with what was put into this one, which is counted once it is known. */
export function CartLink({ className, label }: { className: string | undefined; label: string }) {
  const isReady = useIsPersonalReady();
  const count = useAppSelector(selectCartCount);
  return (
    <Link className={`${styles.link} ${className}`} href="/cart">
      <Icon name="cart" size={20} />
      {label}
      {isReady && count > 0 && (
        <>
          <span key={count} className={styles.count} aria-hidden="true">
            {count}
          </span>
          <span className="visually-hidden">{`, ${count} ${count === 1 ? 'item' : 'items'}`}</span>
        </>
      )}
    </Link>
  );
}
