import { loadCartDrawer } from '@/components/cart';
import { loadSearchDrawer } from '@/components/search';
import { DrawerLink, Icon, Link } from '@/components/ui';
import { useAwaits, useIsPersonalReady } from '@/hooks/personal';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';
import { cartOpened } from '@/store/slices/shop';
import { selectWishlistCount } from '@/store/slices/wishlist';
import { loadMenu, useDrawers } from '../../drawers/drawers-provider';
import * as messages from '../../messages';
import { FOOTER_LINKS_ID } from '../menu';
import action from './action.module.css';
import styles from './counted.module.css';

/** Name of an icon's link, with a count over its corner once that is known. */
function Counted({ title, count }: { title: string; count: number }) {
  const isReady = useIsPersonalReady();
  if (!isReady || count === 0) return <span className="visually-hidden">{title}</span>;
  return (
    <>
      <span className="visually-hidden">
        {`${title}, ${count} ${count === 1 ? messages.item : messages.items}`}
      </span>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
    </>
  );
}

/** Opens the cart by the flag of the store, wherever it stands. */
export function CartAction() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectCartCount);
  return (
    <DrawerLink
      href="/cart"
      className={action.action}
      load={loadCartDrawer}
      onOpen={() => dispatch(cartOpened())}
    >
      <Icon name="cart" />
      <Counted title={messages.cart} count={count} />
    </DrawerLink>
  );
}

export function WishlistAction() {
  const count = useAppSelector(selectWishlistCount);
  return (
    <Link href="/wishlist" className={action.action}>
      <Icon name="heart" />
      <Counted title={messages.wishlist} count={count} />
    </Link>
  );
}

export function MenuAction() {
  const { openMenu } = useDrawers();
  return (
    <DrawerLink
      href={`#${FOOTER_LINKS_ID}`}
      className={action.action}
      load={loadMenu}
      onOpen={openMenu}
      {...useAwaits()}
    >
      <Icon name="menu" size={24} />
      <span className="visually-hidden">{messages.menu}</span>
    </DrawerLink>
  );
}

interface SearchActionProps {
  /** Placeholder of a search field; shown if there is room. */
  placeholder?: string;
}

export function SearchAction({ placeholder = '' }: SearchActionProps) {
  const { openSearch } = useDrawers();
  return (
    <DrawerLink
      href="/shop"
      className={placeholder ? `${action.action} ${action.field}` : action.action}
      load={loadSearchDrawer}
      onOpen={openSearch}
      {...useAwaits()}
    >
      <Icon name="search" />
      <span className="visually-hidden">
        {placeholder ? messages.searchPrefix : messages.search}
      </span>
      {placeholder && <span className={action.placeholder}>{placeholder}</span>}
    </DrawerLink>
  );
}
