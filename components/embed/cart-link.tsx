import { buttons, Icon, Link } from '@/components/ui';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';
import cartButton from './cart-button.module.css';
import styles from './cart-link.module.css';
import * as messages from './messages';

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
          <span className="visually-hidden">{`, ${count} ${count === 1 ? messages.item : messages.items}`}</span>
        </>
      )}
    </Link>
  );
}

export function EmbeddedCartButton() {
  return (
    <div className={cartButton.place}>
      <h1 className="visually-hidden">{messages.cart}</h1>
      <CartLink className={`${buttons.primary} ${cartButton.button}`} label={messages.cart} />
    </div>
  );
}
