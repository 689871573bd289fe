import buttons from '@/components/ui/button.module.css';
import styles from './cart-button.module.css';
import { CartLink } from './cart-link';
import * as messages from './messages';

/** The cart as a button of its own, as wide as its frame. */
export function EmbeddedCartButton() {
  return (
    <div className={styles.place}>
      <h1 className="visually-hidden">{messages.cart}</h1>
      <CartLink className={`${buttons.primary} ${styles.button}`} label={messages.cart} />
    </div>
  );
}
