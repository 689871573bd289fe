import styles from './checkout-skeleton.module.css';
import view from './checkout-view.module.css';

const FIELDS = ['email', 'country', 'name', 'street', 'city'];

/** Holds the place of form and summary until the shopper's cart is back. */
export function CheckoutSkeleton() {
  return (
    <div className={view.columns} aria-hidden="true">
      <div className={styles.summary} />
      <div className={styles.form}>
        {FIELDS.map((field) => (
          <span key={field} className={styles.field} />
        ))}
      </div>
    </div>
  );
}
