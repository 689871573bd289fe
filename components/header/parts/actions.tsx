import { Icon, Link } from '@/components/ui';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';
import { selectWishlistCount } from '@/store/slices/wishlist';
import { FOOTER_LINKS_ID, MENU_TITLE } from '../constants';
import { useDrawers } from '../drawers/drawers-provider';
import { loadCart, loadMenu, loadSearch } from '../drawers/on-demand';
import styles from './actions.module.css';
import { Badge } from './badge';
import { DrawerLink } from './drawer-link';

export function SearchAction() {
  const { openSearch } = useDrawers();
  return (
    <DrawerLink
      href="/shop"
      className={styles.action}
      load={loadSearch}
      onOpen={() => openSearch('')}
    >
      <Icon name="search" />
      <span className="visually-hidden">Search</span>
    </DrawerLink>
  );
}

export function WishlistAction() {
  const count = useAppSelector(selectWishlistCount);
  const isReady = useIsPersonalReady();
  return (
    <Link href="/wishlist" className={styles.action} prefetch={false}>
      <Icon name="heart" />
      <span className="visually-hidden">Wishlist</span>
      {isReady && <Badge count={count} />}
    </Link>
  );
}

export function CartAction() {
  const { openCart } = useDrawers();
  const count = useAppSelector(selectCartCount);
  const isReady = useIsPersonalReady();
  return (
    <DrawerLink href="/cart" className={styles.action} load={loadCart} onOpen={openCart}>
      <Icon name="cart" />
      <span className="visually-hidden">Cart</span>
      {isReady && <Badge count={count} />}
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
