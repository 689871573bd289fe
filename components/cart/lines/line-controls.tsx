import { useLayoutEffect, useRef } from 'react';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { CartLine } from '@/core/model/cart';
import { MAX_QUANTITY } from '@/core/rules/quantity';
import { useAppDispatch } from '@/store/hooks';
import { quantityChanged } from '@/store/slices/cart';
import { EditLine } from '../parts/edit-line';
import styles from './cart-line.module.css';

interface LineControlsProps {
  line: CartLine;
  isRestored: boolean;
  onRemove: () => void;
}

/** How many of a line, and away with it. A line that is back has the focus where it was. */
export function LineControls({ line, isRestored, onRemove }: LineControlsProps) {
  const dispatch = useAppDispatch();
  const { name } = line.product;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isRestored) button.current?.focus();
  }, [isRestored]);
  return (
    <div className={styles.controls}>
      <QuantityStepper
        label={`Quantity of ${name}`}
        quantity={line.quantity}
        most={Math.max(line.quantity, line.stock?.left ?? MAX_QUANTITY)}
        onChange={(quantity) => dispatch(quantityChanged({ line, quantity }))}
      />
      <span className={styles.ways}>
        {(line.variants || line.variantId) && (
          <EditLine line={line} label="Edit" className={styles.remove} />
        )}
        <button ref={button} type="button" className={styles.remove} onClick={onRemove}>
          Remove <span className="visually-hidden">{name}</span>
        </button>
      </span>
    </div>
  );
}
