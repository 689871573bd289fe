import { Link, Money } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { totalOf } from '@/core/rules/total-lines';
import { totalLabel } from '@/core/rules/total-words';
import { CHECKOUT } from '../checkout';
import { useCartTotals } from '../use-cart-totals';
import styles from './checkout-bar.module.css';

/** On phones the way to pay stays within the thumb's reach, at the bottom of the screen. */
export function CheckoutBar() {
  const total = totalOf(useCartTotals());
  return (
    <section className={styles.bar} aria-label={CHECKOUT}>
      <p className={styles.what}>
        <span className={styles.label}>{totalLabel('total')}</span>
        <span className={styles.total}>
          <Money amount={total} />
        </span>
      </p>
      <Link className={`${buttons.primary} ${styles.go}`} href="/checkout">
        {CHECKOUT}
      </Link>
    </section>
  );
}
