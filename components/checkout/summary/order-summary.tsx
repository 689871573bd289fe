import { useRef } from 'react';
import { Coupon, LineNotes } from '@/components/cart';
import { Link, Money, Picture, TotalRows } from '@/components/ui';
import type { CartLine } from '@/core/model/cart';
import type { TotalLine } from '@/core/model/total-line';
import { lineKey } from '@/core/rules/cart/line-identity';
import { unitPrice } from '@/core/rules/cart/line-price';
import { formatAdjustment } from '@/core/rules/money/adjustment';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import { totalOf } from '@/core/rules/money/total-lines';
import { useFocusFallback } from '@/hooks/use-focus-fallback';
import { useAppSelector } from '@/store/hooks';
import { selectCoupon, selectLines } from '@/store/slices/cart';
import * as messages from '../messages';
import styles from './order-summary.module.css';

const PICTURE = { width: 64, height: 80 };

/** Lines and total of the order, in sync with the cart. Collapsed on phones. */
export function OrderSummary({ totals }: { totals: readonly TotalLine[] }) {
  const lines = useAppSelector(selectLines);
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <details className={styles.fold}>
        <summary className={styles.head}>
          <span id="order-summary">{messages.orderSummary}</span>
          <span className={styles.headTotal}>
            <Money amount={totalOf(totals)} />
          </span>
        </summary>
        <Contents lines={lines} totals={totals} />
      </details>
      <div className={styles.open}>
        <h2 className={styles.title}>{messages.orderSummary}</h2>
        <Contents lines={lines} totals={totals} />
      </div>
    </aside>
  );
}

function Contents({ lines, totals }: { lines: readonly CartLine[]; totals: readonly TotalLine[] }) {
  const coupon = useAppSelector(selectCoupon);
  const change = useRef<HTMLAnchorElement>(null);
  // A line that is as it should be has nothing of its own to be focused.
  const listening = useFocusFallback(() => change.current?.focus());
  return (
    <>
      <ul className={styles.lines} {...listening}>
        {lines.map((line) => (
          <Line key={lineKey(line)} line={line} />
        ))}
      </ul>
      <p className={styles.change}>
        <Link ref={change} href="/cart">
          {messages.changeTheCart}
        </Link>
      </p>
      <Coupon />
      <dl className={styles.sums}>
        <TotalRows lines={totals} coupon={coupon?.code} />
      </dl>
    </>
  );
}

function Line({ line }: { line: CartLine }) {
  const { product, quantity, variants = {} } = line;
  return (
    <li className={styles.line}>
      <Picture className={styles.picture} src={product.image[0] ?? ''} alt="" {...PICTURE} />
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
        <LineNotes line={line} />
      </div>
      <p className={styles.amount}>
        <Money amount={fromMinor(toMinor(unitPrice(line)) * quantity)} />
      </p>
    </li>
  );
}
