import { useLayoutEffect, useRef } from 'react';
import buttons from '@/components/ui/button.module.css';
import styles from './review-form.module.css';

/** What stands in the form's place once a review is sent; the keyboard comes along. */
export function ThankYou({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1} className={styles.thanks}>
        Thank you for your review
      </h3>
      <p>It is on its way to the shop, and shown here once it is approved.</p>
      <button type="button" className={buttons.primary} onClick={onClose}>
        Back to the product
      </button>
    </div>
  );
}
