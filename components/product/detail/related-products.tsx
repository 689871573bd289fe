import type { Product } from '@/core/model/product';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import { ProductCard } from '../card/product-card';
import styles from './related-products.module.css';

interface RelatedProductsProps {
  products: readonly Product[];
}

const SIZES = '(min-width: 1600px) 365px, (min-width: 1024px) 23vw, (min-width: 640px) 34vw, 62vw';

/** What goes with a product: a row, to be swiped where it is too wide. */
export function RelatedProducts({ products }: RelatedProductsProps) {
  const settings = useAppSelector(selectSettings);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related-products">
      <h2 id="related-products" className={styles.heading}>
        You may also like
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
