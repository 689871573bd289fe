import { useLayoutEffect, useRef } from 'react';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { CartLine } from '@/core/model/cart';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { useAppDispatch } from '@/store/hooks';
import { quantityChanged } from '@/store/slices/cart';
import * as messages from '../messages';
import { EditLine } from '../parts/edit-line';
import styles from './cart-line.module.css';

interface LineControlsProps {
  line: CartLine;
  isRestored: boolean;
  changedCount: number;
  onChanged: (to: CartLine) => void;
  onRemove: () => void;
}

/** Quantity, options and removal of a line. Restores the focus after an undo or a change of options. */
export function LineControls(props: LineControlsProps) {
  const { line, isRestored, changedCount, onRemove, onChanged } = props;
  const dispatch = useAppDispatch();
  const { name } = line.product;
  const ways = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (changedCount > 0) ways.current?.querySelector('button')?.focus();
  }, [changedCount]);
  useLayoutEffect(() => {
    if (isRestored) button.current?.focus();
  }, [isRestored]);
  return (
    <div className={styles.controls}>
      <QuantityStepper
        label={messages.quantityOf(name)}
        quantity={line.quantity}
        most={Math.max(line.quantity, line.stock?.left ?? MAX_QUANTITY)}
        onChange={(quantity) => dispatch(quantityChanged({ line, quantity }))}
      />
      <span ref={ways} className={styles.ways}>
        {(line.variants || line.variantId) && (
          <EditLine
            line={line}
            label={messages.edit}
            className={styles.remove}
            onChanged={onChanged}
          />
        )}
        <button ref={button} type="button" className={styles.remove} onClick={onRemove}>
          {messages.remove} <span className="visually-hidden">{name}</span>
        </button>
      </span>
    </div>
  );
}
