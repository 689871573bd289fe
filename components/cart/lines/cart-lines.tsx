import { useAppSelector } from '@/store/hooks';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';
import { RemovedLine } from './removed-line';
import type { useRows } from './use-rows';

interface CartLinesProps {
  cart: ReturnType<typeof useRows>;
  /** Whether each line says what it comes to. */
  hasTotals?: boolean;
}

/** The lines of a cart, to be changed, removed and brought back. */
export function CartLines({ cart, hasTotals = false }: CartLinesProps) {
  const { added, addedCount, priceChanges } = useAppSelector((state) => state.cartMoment);
  return (
    <ul className={styles.lines}>
      {cart.rows.map((row) =>
        row.isRemoved ? (
          <RemovedLine
            key={row.key}
            name={row.line.product.name}
            onUndo={() => cart.restore(row)}
            onOver={() => cart.forget(row.key)}
          />
        ) : (
          <CartLine
            key={row.key}
            line={row.line}
            hasTotal={hasTotals}
            priceChange={priceChanges[row.key]}
            addedCount={row.key === added ? addedCount : 0}
            isRestored={row.key === cart.restoredKey}
            changedCount={row.key === cart.changed.key ? cart.changed.count : 0}
            onChanged={cart.follow}
            onRemove={() => cart.remove(row.line)}
          />
        ),
      )}
    </ul>
  );
}
