import type { Product } from '@/core/model/product';
import { useSettings } from '@/hooks/use-shop';
import { ProductCard } from './product-card';
import styles from './product-row.module.css';

interface ProductRowProps {
  id: string;
  title: string;
  products: readonly Product[];
}

const SIZES = '(min-width: 1600px) 365px, (min-width: 1024px) 23vw, (min-width: 640px) 34vw, 62vw';

/** Cards in a row, to be swiped where it is too wide; nothing where there are none. */
export function ProductRow({ id, title, products }: ProductRowProps) {
  const settings = useSettings();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.window}>
        <ul className={styles.row}>
          {products.map((product) => (
            <li key={product.id} className={styles.card}>
              <ProductCard product={product} settings={settings} sizes={SIZES} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
