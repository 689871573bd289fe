import { useLayoutEffect, useRef } from 'react';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { CartLine } from '@/core/model/cart';
import { useAppDispatch } from '@/store/hooks';
import { quantityChanged } from '@/store/slices/cart';
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
        onChange={(quantity) => dispatch(quantityChanged({ line, quantity }))}
      />
      <button ref={button} type="button" className={styles.remove} onClick={onRemove}>
        Remove <span className="visually-hidden">{name}</span>
      </button>
    </div>
  );
}
