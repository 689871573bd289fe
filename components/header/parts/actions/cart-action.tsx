import { loadCartDrawer } from '@/components/cart';
import { DrawerLink, Icon } from '@/components/ui';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';
import { cartOpened } from '@/store/slices/shop';
import * as messages from '../../messages';
import styles from './action.module.css';
import { Counted } from './counted';

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
      <Counted title={messages.cart} count={count} />
    </DrawerLink>
  );
}
