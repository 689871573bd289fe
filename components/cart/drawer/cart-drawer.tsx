import { buttons, Icon, Link, Money } from '@/components/ui';
import { Drawer } from '@/components/ui/drawer';
import * as commonMessages from '@/core/model/messages';
import { amountOf, totalOf } from '@/core/rules/money/total-lines';
import { totalLabel } from '@/core/rules/money/total-words';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppSelector } from '@/store/hooks';
import { selectCoupon } from '@/store/slices/cart';
import { CartLines, useRows } from '../lines/cart-lines';
import * as messages from '../messages';
import { CartNotes } from '../parts/cart-notes';
import { FreeShipping } from '../parts/free-shipping';
import { useCartTotals, useSeen } from '../parts/use-cart';
import styles from './cart-drawer.module.css';

/** Width of the cart drawer in px (spec 9). */
const WIDTH_PX = 350;

/** The cart beside the page (spec 2). */
export function CartDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isReady = useIsPersonalReady();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      anchor="right"
      width={WIDTH_PX}
      title={messages.yourCart}
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
        {commonMessages.checkout}
      </Link>
      <Link className={buttons.secondary} href="/cart">
        {messages.viewCart}
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
      <p>{messages.empty}</p>
      <Link className={buttons.primary} href="/shop">
        {messages.startShopping}
      </Link>
    </div>
  );
}
