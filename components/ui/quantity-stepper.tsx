import { useState } from 'react';
import { MAX_QUANTITY, readQuantity } from '@/core/rules/cart/quantity';
import { useAwaits } from '@/hooks/personal';
import { Icon } from './icon';
import * as messages from './messages';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** Label; several on a page name their product. */
  label?: string;
  quantity: number;
  most?: number;
  onChange: (quantity: number) => void;
}

/** Quantity by buttons or typed; what is no number leaves it as it is, and is said to. */
export function QuantityStepper({
  label = messages.quantity,
  quantity,
  most = MAX_QUANTITY,
  onChange,
}: QuantityStepperProps) {
  const awaits = useAwaits();
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const step = (by: number) => {
    setDraft(null);
    setRefused(false);
    onChange(readQuantity(String(quantity + by)));
  };
  const type = (text: string) => {
    setDraft(text);
    const isNumber = /^\d*$/.test(text);
    setRefused(!isNumber);
    if (isNumber && text) onChange(readQuantity(text));
  };
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label={messages.decrease}
        disabled={quantity <= 1}
        {...awaits}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.quantity}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={messages.increase}
        disabled={quantity >= most}
        {...awaits}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={18} />
      </button>
      <output className={styles.refused}>{isRefused && messages.keptQuantity(quantity)}</output>
    </fieldset>
  );
}
