import { CartLines } from '../lines/cart-lines';
import type { useRows } from '../lines/use-rows';
import styles from './cart-view.module.css';
import { CheckoutBar } from './checkout-bar';
import { Summary } from './summary';

interface FilledCartProps {
  cart: ReturnType<typeof useRows>;
  /** False where nothing is left but what can be brought back. */
  hasLines: boolean;
}

/** The lines beside what they come to. */
export function FilledCart({ cart, hasLines }: FilledCartProps) {
  return (
    <>
      <div className={styles.columns}>
        <CartLines cart={cart} hasTotals />
        {hasLines && <Summary />}
      </div>
      {hasLines && <CheckoutBar />}
    </>
  );
}
