import buttons from '@/components/ui/button.module.css';
import * as messages from '../messages';
import styles from './add-button.module.css';
import type { Buying } from './use-buying';

/** The page's main action. It waits, looking as it will, until the shopper's cart is back. */
export function AddButton({ buying }: { buying: Buying }) {
  const { addToCart, isReady, isSoldOut, most } = buying;
  const isWaiting = !isReady && !isSoldOut;
  return (
    <button
      type="button"
      className={`${buttons.primary} ${styles.add} ${isWaiting ? styles.waiting : ''}`}
      disabled={!isReady || isSoldOut || most <= 0}
      onClick={addToCart}
    >
      {isSoldOut ? messages.soldOut : messages.addToCart}
    </button>
  );
}
