import { useLayoutEffect, useRef } from 'react';
import buttons from '@/components/ui/button.module.css';
import type { WishlistItem } from '@/core/model/cart';
import { useAppDispatch } from '@/store/hooks';
import { wishAdded } from '@/store/slices/wishlist';
import * as messages from '../messages';
import styles from './aside-card.module.css';

/** The place of what was removed, and the way back. */
export function RemovedCard({ item }: { item: WishlistItem }) {
  const dispatch = useAppDispatch();
  const undo = useRef<HTMLButtonElement>(null);

  // The button that removed it is gone: who came by keyboard goes on from here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.card}>
      <div className={styles.removed}>
        <p role="status">
          <span className={styles.name}>{item.product.name}</span>
          {messages.wasRemoved}
        </p>
        <button
          ref={undo}
          type="button"
          className={buttons.quiet}
          onClick={() => dispatch(wishAdded(item))}
        >
          {messages.undo}
        </button>
      </div>
    </div>
  );
}
