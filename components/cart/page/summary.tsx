import { Icon, Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { TotalRows } from '@/components/ui/total-rows';
import { deliveryDays } from '@/core/rules/orders/delivery';
import { useAppSelector } from '@/store/hooks';
import { selectCoupon } from '@/store/slices/cart';
import { selectShop } from '@/store/slices/shop';
import { CHECKOUT } from '../parts/checkout';
import { FreeShipping } from '../parts/free-shipping';
import { useCartTotals } from '../parts/use-cart-totals';
import { Coupon } from './coupon';
import styles from './summary.module.css';

/** What the cart comes to, to the cent, and the way to pay (spec 9, "Cart total"). */
export function Summary() {
  const totals = useCartTotals();
  const { handlingTime, transitTime } = useAppSelector(selectShop);
  const coupon = useAppSelector(selectCoupon);
  const days = deliveryDays(handlingTime, transitTime);
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        Order summary
      </h2>
      <FreeShipping />
      <Coupon />
      <dl className={styles.sums}>
        <TotalRows lines={totals} coupon={coupon?.code} />
      </dl>
      <div className={styles.checkout}>
        <Link className={buttons.primary} href="/checkout">
          {CHECKOUT}
        </Link>
      </div>
      <ul className={styles.promises}>
        {days && (
          <li>
            <Icon name="truck" size={20} /> With you in {days}
          </li>
        )}
        <li>
          <Icon name="return" size={20} /> Free return
        </li>
        <li>
          <Icon name="lock" size={20} /> Secure payment
        </li>
      </ul>
    </section>
  );
}
