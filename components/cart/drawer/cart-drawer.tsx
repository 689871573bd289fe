import { Icon, Link, Money } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { Drawer } from '@/components/ui/drawer';
import { amountOf, totalOf } from '@/core/rules/money/total-lines';
import { totalLabel } from '@/core/rules/money/total-words';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectCoupon } from '@/store/slices/cart';
import { CartLines } from '../lines/cart-lines';
import { useRows } from '../lines/use-rows';
import * as messages from '../messages';
import { CartNotes } from '../parts/cart-notes';
import { CHECKOUT } from '../parts/checkout';
import { CART_EMPTY, CART_TITLE, CART_WIDTH_PX, VIEW_CART } from '../parts/constants';
import { FreeShipping } from '../parts/free-shipping';
import { useCartTotals } from '../parts/use-cart-totals';
import { useSeen } from '../parts/use-seen';
import styles from './cart-drawer.module.css';

/** The cart beside the page (spec 2). */
export function CartDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isReady = useIsPersonalReady();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      anchor="right"
      width={CART_WIDTH_PX}
      title={CART_TITLE}
    >
      {isReady && <CartContents />}
    </Drawer>
  );
}

/** The lines of a cart, what they come to, and the ways on (spec 2). */
export function CartContents() {
  const cart = useRows();
  useSeen();
  const isEmpty = cart.rows.every(({ isRemoved }) => isRemoved);
  return (
    <>
      <div className={styles.lines}>
        <CartNotes />
        <CartLines cart={cart} />
      </div>
      {isEmpty ? <CartEmpty /> : <DrawerEnd />}
    </>
  );
}

function DrawerEnd() {
  const goods = useCartTotals().filter(({ kind }) => kind === 'goods' || kind === 'discount');
  const discount = amountOf(goods, 'discount');
  const coupon = useAppSelector(selectCoupon);
  return (
    <div className={styles.end}>
      <FreeShipping />
      {discount < 0 && (
        <p className={styles.sum}>
          <span>{totalLabel('discount', coupon?.code)}</span>
          <Money amount={discount} />
        </p>
      )}
      <p className={styles.total}>
        <span>{totalLabel('total')}</span>
        <Money amount={totalOf(goods)} />
      </p>
      <Link className={buttons.primary} href="/checkout">
        {CHECKOUT}
      </Link>
      <Link className={buttons.secondary} href="/cart">
        {VIEW_CART}
      </Link>
    </div>
  );
}

function CartEmpty() {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name="cart" size={36} />
      </span>
      <p>{CART_EMPTY}</p>
      <Link className={buttons.primary} href="/shop">
        {messages.startShopping}
      </Link>
    </div>
  );
}
