import styles from './checkout-skeleton.module.css';
import view from './checkout-view.module.css';

/** As many as fill a screen, so that what is below stays out of it. */
const FIELDS = ['email', 'country', 'name', 'line1', 'line2', 'code', 'city', 'region', 'phone'];
const PARTS = [...FIELDS, 'shipping', 'card', 'page'];

/** Holds the place of form and summary until the shopper's cart is back. */
export function CheckoutSkeleton() {
  return (
    <div className={view.columns} aria-hidden="true">
      <div className={styles.summary} />
      <div className={styles.form}>
        {PARTS.map((field) => (
          <span key={field} className={styles.field} />
        ))}
      </div>
    </div>
  );
}
