import { Link, Money } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import type { CartLine as Line } from '@/core/model/cart';
import { linesTotal } from '@/core/rules/line-price';
import { CHECKOUT, VIEW_CART } from '../constants';
import styles from './cart-drawer.module.css';
import { CartLine } from './cart-line';

/** The lines of a cart, what they come to, and the ways on. */
export function CartContents({ lines }: { lines: Line[] }) {
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLine key={`${line.product.id} ${JSON.stringify(line.variants)}`} line={line} />
        ))}
      </ul>
      <div className={styles.end}>
        <p className={styles.total}>
          <span>Total</span>
          <Money amount={linesTotal(lines)} />
        </p>
        <Link className={buttons.primary} href="/checkout">
          {CHECKOUT}
        </Link>
        <Link className={buttons.secondary} href="/cart">
          {VIEW_CART}
        </Link>
      </div>
    </>
  );
}
