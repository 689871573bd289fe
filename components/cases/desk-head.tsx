import { useLayoutEffect, useRef } from 'react';
import buttons from '@/components/ui/button.module.css';
import type { OpenOrder } from '@/services/cases';
import styles from './desk-head.module.css';

interface DeskHeadProps {
  order: OpenOrder;
  takesFocus: boolean;
  onLeave: () => void;
}

/** Which order is open, and the way to another one. */
export function DeskHead({ order, takesFocus, onLeave }: DeskHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears, and when it is opened anew
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [order.access]);
  return (
    <div className={styles.head}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        Order {order.orderId}
      </h2>
      <button type="button" className={buttons.quiet} onClick={onLeave}>
        Another order
      </button>
    </div>
  );
}
