import { useState } from 'react';
import { Icon } from '@/components/ui';
import { MAX_QUANTITY, readQuantity } from '@/core/rules/cart-line';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many, by buttons or typed; what was typed is read when the field is left. */
export function QuantityStepper({ quantity, onChange }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const step = (by: number) => {
    setDraft(null);
    onChange(readQuantity(String(quantity + by)));
  };
  return (
    <fieldset className={styles.stepper} aria-label="Quantity">
      <button
        type="button"
        className={styles.step}
        aria-label="One less"
        disabled={quantity <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.quantity}
        aria-label="Quantity"
        inputMode="numeric"
        value={draft ?? quantity}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(readQuantity(event.target.value));
        }}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label="One more"
        disabled={quantity >= MAX_QUANTITY}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  );
}
