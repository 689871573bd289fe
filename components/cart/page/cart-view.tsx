import { buttons, Icon, Link, Money, onDemand, TotalRows, WhenNear } from '@/components/ui';
import * as commonMessages from '@/core/model/messages';
import { totalOf } from '@/core/rules/money/total-lines';
import { totalLabel } from '@/core/rules/money/total-words';
import { useIsPersonalReady } from '@/hooks/personal';
import { useSettings, useShop } from '@/hooks/use-shop';
import { useAppSelector } from '@/store/hooks';
import { selectCoupon } from '@/store/slices/cart';
import { CartLines, useRows } from '../lines/cart-lines';
import * as messages from '../messages';
import { CartNotes } from '../parts/cart-notes';
import { FreeShipping } from '../parts/free-shipping';
import { useCartTotals, useSeen } from '../parts/use-cart';
import styles from './cart-view.module.css';
import { Coupon } from './coupon';
import { EmptyCart } from './empty-cart';

const Recommended = onDemand(async () => (await import('./recommended')).Recommended);

/** The cart's page (spec 2): from the server in its final shape, then with what is the shopper's own. */
export function CartView() {
  const isReady = useIsPersonalReady();
  const { disableUpsale } = useSettings();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.yourCart}</h1>
      <div className={styles.cart}>{isReady ? <Cart /> : <CartSkeleton />}</div>
      {!disableUpsale && (
        <WhenNear label={messages.recommendedForYou} placeholder={<div className={styles.later} />}>
          <Recommended />
        </WhenNear>
      )}
    </div>
  );
}

function Cart() {
  const cart = useRows();
  useSeen();
  // False where nothing is left but what can be brought back.
  const hasLines = cart.rows.some(({ isRemoved }) => !isRemoved);
  return (
    <>
      <CartNotes />
      {cart.rows.length > 0 && (
        <div className={styles.columns}>
          <CartLines cart={cart} hasTotals />
          {hasLines && <Summary />}
        </div>
      )}
      {hasLines ? <CheckoutBar /> : <EmptyCart />}
    </>
  );
}

/** Keeps the way to pay within the thumb's reach on phones, at the bottom of the screen. */
function CheckoutBar() {
  const total = totalOf(useCartTotals());
  return (
    <section className={styles.bar} aria-label={commonMessages.checkout}>
      <p className={styles.what}>
        <span className={styles.label}>{totalLabel('total')}</span>
        <span className={styles.total}>
          <Money amount={total} />
        </span>
      </p>
      <Link className={`${buttons.primary} ${styles.go}`} href="/checkout">
        {commonMessages.checkout}
      </Link>
    </section>
  );
}

const LINES = ['first', 'second', 'third'];

/** Holds the place of lines and summary until the shopper's cart is back. */
function CartSkeleton() {
  return (
    <>
      <noscript>
        <p className={styles.noScript}>{messages.javascriptNeeded}</p>
      </noscript>
      <div className={styles.columns} aria-hidden="true">
        <div>
          {LINES.map((line) => (
            <div key={line} className={styles.line}>
              <span className={styles.picture} />
              <span className={styles.words}>
                <span />
                <span />
                <span />
              </span>
            </div>
          ))}
        </div>
        <div className={styles.summary} />
      </div>
    </>
  );
}

/** Total of the cart, to the cent, and the checkout button (spec 9, "Cart total"). */
function Summary() {
  const totals = useCartTotals();
  const { arrives } = useShop();
  const { disableFreeReturns } = useSettings();
  const coupon = useAppSelector(selectCoupon);
  return (
    <section className={styles.summaryPart} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        {messages.orderSummary}
      </h2>
      <FreeShipping />
      <Coupon />
      <dl className={styles.sums}>
        <TotalRows lines={totals} coupon={coupon?.code} />
      </dl>
      <div className={styles.checkout}>
        <Link className={buttons.primary} href="/checkout">
          {commonMessages.checkout}
        </Link>
      </div>
      <ul className={styles.promises}>
        {arrives && (
          <li>
            <Icon name="truck" size={20} />
            {arrives}
          </li>
        )}
        {disableFreeReturns || (
          <li>
            <Icon name="return" size={20} />
            {messages.freeReturn}
          </li>
        )}
        <li>
          <Icon name="lock" size={20} />
          {messages.securePayment}
        </li>
      </ul>
    </section>
  );
}
