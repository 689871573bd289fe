import { useState } from 'react';
import { buttons } from '@/components/ui';
import { repriceCart } from '@/store/cart/cart-listener';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsUnpriced } from '@/store/slices/cart-status';
import * as messages from '../messages';
import styles from './cart-notes.module.css';
import { goneText } from './use-cart';

/** Notes about the cart as a whole: lines that were dropped, and prices that may be out of date. */
export function CartNotes() {
  const { gone } = useAppSelector((state) => state.cartStatus);
  const isUnpriced = useAppSelector(selectIsUnpriced);
  const hasLines = useAppSelector((state) => state.cart.items.length > 0);
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const askAgain = async () => {
    setAsking(true);
    await dispatch(repriceCart());
    setAsking(false);
  };
  return (
    <div role="status" className={styles.notes}>
      {gone.length > 0 && <p className={styles.note}>{goneText(gone)}</p>}
      {hasLines && isUnpriced && (
        <p className={styles.note}>
          {messages.pricesOutdated}
          <button type="button" className={buttons.quiet} disabled={isAsking} onClick={askAgain}>
            {messages.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}
