import { loadCartDrawer } from '@/components/cart';
import { loadSearchDrawer } from '@/components/search';
import { Icon, Link } from '@/components/ui';
import { useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';
import { selectWishlistCount } from '@/store/slices/wishlist';
import { FOOTER_LINKS_ID, MENU_TITLE } from '../constants';
import { useDrawers } from '../drawers/drawers-provider';
import { loadMenu } from '../drawers/on-demand';
import styles from './actions.module.css';
import { Counted } from './counted';
import { DrawerLink } from './drawer-link';

export function SearchAction() {
  const { openSearch } = useDrawers();
  return (
    <DrawerLink href="/shop" className={styles.action} load={loadSearchDrawer} onOpen={openSearch}>
      <Icon name="search" />
      <span className="visually-hidden">Search</span>
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

export function CartAction() {
  const { openCart } = useDrawers();
  const count = useAppSelector(selectCartCount);
  return (
    <DrawerLink href="/cart" className={styles.action} load={loadCartDrawer} onOpen={openCart}>
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
