import { PRODUCTS_LOADING } from '@/core/model/product-grid';
import styles from './grid.module.css';
import type { GridShape } from './grid-shape';

/** The cells of a grid whose products are on their way. */
export function AwaitedCards({ shape }: { shape: GridShape }) {
  const cells = Array.from({ length: shape.cellCount }, (_, place) => place);
  return (
    <div className={styles.awaited}>
      <p className={styles.loading} role="status">
        {PRODUCTS_LOADING}
      </p>
      <ul className={shape.className} style={shape.style} aria-hidden="true">
        {cells.map((place) => (
          <li key={place} className={shape.cellClass(place)}>
            <div className={styles.blank} />
          </li>
        ))}
      </ul>
    </div>
  );
}
