import styles from './cart-skeleton.module.css';
import page from './cart-view.module.css';

const LINES = ['first', 'second', 'third'];

/** Holds the place of lines and summary until the shopper's cart is back. */
export function CartSkeleton() {
  return (
    <>
      <noscript>
        <p className={page.noScript}>Please switch JavaScript on to see your cart.</p>
      </noscript>
      <div className={page.columns} aria-hidden="true">
        <div>
          {LINES.map((line) => (
            <div key={line} className={styles.line}>
              <span className={styles.picture} />
              <span className={styles.words}>
                <span />
                <span />
                <span />
              </span>
            </div>
          ))}
        </div>
        <div className={styles.summary} />
      </div>
    </>
  );
}
