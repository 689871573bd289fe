import { Coupon } from '@/components/cart';
import { Link, Money, Picture } from '@/components/ui';
import type { CartLine } from '@/core/model/cart';
import { formatAdjustment } from '@/core/rules/adjustment';
import type { CheckoutTotals } from '@/core/rules/checkout-totals';
import { lineKey } from '@/core/rules/line-identity';
import { unitPrice } from '@/core/rules/line-price';
import { fromMinor, toMinor } from '@/core/rules/money';
import { useAppSelector } from '@/store/hooks';
import { selectCoupon, selectLines } from '@/store/slices/cart';
import styles from './order-summary.module.css';

const PICTURE_WIDTH = 64;
const PICTURE_HEIGHT = 80;

/** What is ordered and what it comes to; it follows the cart. On phones it unfolds. */
export function OrderSummary({ totals }: { totals: CheckoutTotals }) {
  const lines = useAppSelector(selectLines);
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <details className={styles.fold}>
        <summary className={styles.head}>
          <span id="order-summary">Order summary</span>
          <span className={styles.headTotal}>
            <Money amount={totals.total} />
          </span>
        </summary>
        <Contents lines={lines} totals={totals} />
      </details>
      <div className={styles.open}>
        <h2 className={styles.title}>Order summary</h2>
        <Contents lines={lines} totals={totals} />
      </div>
    </aside>
  );
}

function Contents({ lines, totals }: { lines: readonly CartLine[]; totals: CheckoutTotals }) {
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={lineKey(line)} line={line} />
        ))}
      </ul>
      <p className={styles.change}>
        <Link href="/cart">Change the cart</Link>
      </p>
      <Coupon />
      <Sums totals={totals} />
    </>
  );
}

function Line({ line }: { line: CartLine }) {
  const { product, quantity, variants = {} } = line;
  return (
    <li className={styles.line}>
      <Picture
        className={styles.picture}
        src={product.image[0] ?? ''}
        alt=""
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
      />
      <div className={styles.words}>
        <p className={styles.name}>{product.name}</p>
        {Object.entries(variants).map(([label, { label: option, priceAdjustment }]) => {
          const adjustment = formatAdjustment(priceAdjustment);
          return (
            <p key={label} className={styles.muted}>
              {label}: {option}
              {adjustment && ` (${adjustment})`}
            </p>
          );
        })}
        <p className={styles.muted}>
          {quantity} × <Money amount={unitPrice(line)} />
        </p>
      </div>
      <p className={styles.amount}>
        <Money amount={fromMinor(toMinor(unitPrice(line)) * quantity)} />
      </p>
    </li>
  );
}

function Sums({ totals }: { totals: CheckoutTotals }) {
  const coupon = useAppSelector(selectCoupon);
  const { subtotal, discount, shipping, protection, total } = totals;
  return (
    <dl className={styles.sums}>
      <dt>Subtotal</dt>
      <dd>
        <Money amount={subtotal} />
      </dd>
      {discount > 0 && (
        <>
          <dt>Discount{coupon && ` (${coupon.code})`}</dt>
          <dd>
            <Money amount={-discount} />
          </dd>
        </>
      )}
      <dt>Shipping</dt>
      <dd>{shipping > 0 ? <Money amount={shipping} /> : 'Free'}</dd>
      {protection > 0 && (
        <>
          <dt>Order protection</dt>
          <dd>
            <Money amount={protection} />
          </dd>
        </>
      )}
      <dt className={styles.total}>Total</dt>
      <dd className={styles.total} data-testid="checkout-total">
        <Money amount={total} />
      </dd>
    </dl>
  );
}
