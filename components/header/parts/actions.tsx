import { loadCartDrawer } from '@/components/cart';
import { loadSearchDrawer } from '@/components/search';
import { Icon, Link } from '@/components/ui';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';
import { cartOpened } from '@/store/slices/shop';
import { selectWishlistCount } from '@/store/slices/wishlist';
import { useDrawers } from '../drawers/drawers-provider';
import { loadMenu } from '../drawers/on-demand';
import { FOOTER_LINKS_ID, MENU_TITLE } from '../menu';
import styles from './actions.module.css';
import { Counted } from './counted';
import { DrawerLink } from './drawer-link';

interface SearchActionProps {
  /** What a field of its own would hold; shown where there is room for it. */
  placeholder?: string;
}

export function SearchAction({ placeholder = '' }: SearchActionProps) {
  const { openSearch } = useDrawers();
  return (
    <DrawerLink
      href="/shop"
      className={placeholder ? `${styles.action} ${styles.field}` : styles.action}
      load={loadSearchDrawer}
      onOpen={openSearch}
    >
      <Icon name="search" />
      <span className="visually-hidden">{placeholder ? 'Search: ' : 'Search'}</span>
      {placeholder && <span className={styles.placeholder}>{placeholder}</span>}
    </DrawerLink>
  );
}

export function WishlistAction() {
  const count = useAppSelector(selectWishlistCount);
  return (
    <Link href="/wishlist" className={styles.action}>
      <Icon name="heart" />
      <Counted title="Wishlist" count={count} />
    </Link>
  );
}

/** Opens the cart by the flag of the store, wherever it stands. */
export function CartAction() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectCartCount);
  return (
    <DrawerLink
      href="/cart"
      className={styles.action}
      load={loadCartDrawer}
      onOpen={() => dispatch(cartOpened())}
    >
      <Icon name="cart" />
      <Counted title="Cart" count={count} />
    </DrawerLink>
  );
}

export function MenuAction() {
  const { openMenu } = useDrawers();
  return (
    <DrawerLink
      href={`#${FOOTER_LINKS_ID}`}
      className={styles.action}
      load={loadMenu}
      onOpen={openMenu}
    >
      <Icon name="menu" size={24} />
      <span className="visually-hidden">{MENU_TITLE}</span>
    </DrawerLink>
  );
}
