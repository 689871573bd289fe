import { Link, Money } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { fromMinor, toMinor } from '@/core/rules/money';
import { useAppSelector } from '@/store/hooks';
import { selectCoupon } from '@/store/slices/cart';
import { CHECKOUT } from '../checkout';
import { VIEW_CART } from '../constants';
import { CartLines } from '../lines/cart-lines';
import { useRows } from '../lines/use-rows';
import { CartNotes } from '../parts/cart-notes';
import { FreeShipping } from '../parts/free-shipping';
import { useCartTotals } from '../use-cart-totals';
import { useSeen } from '../use-seen';
import styles from './cart-drawer.module.css';
import { CartEmpty } from './cart-empty';

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
  const { discount, subtotal } = useCartTotals();
  const coupon = useAppSelector(selectCoupon);
  return (
    <div className={styles.end}>
      <FreeShipping />
      {coupon && discount > 0 && (
        <p className={styles.sum}>
          <span>Discount ({coupon.code})</span>
          <Money amount={-discount} />
        </p>
      )}
      <p className={styles.total}>
        <span>Total</span>
        <Money amount={fromMinor(toMinor(subtotal) - toMinor(discount))} />
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
