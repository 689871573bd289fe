import type { Product } from '@/core/model/product';
import { useSettings } from '@/hooks/use-shop';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly Product[];
  /** Cards on the home page have more room around them (spec 2). */
  isRoomy?: boolean;
  priorityCount?: number;
}

const SIZES = '(min-width: 1600px) 290px, (min-width: 1200px) 18vw, (min-width: 640px) 31vw, 46vw';
const ROOMY_SIZES = '(min-width: 1600px) 350px, (min-width: 720px) 22vw, 46vw';

export function ProductGrid({ products, isRoomy = false, priorityCount = 0 }: ProductGridProps) {
  const settings = useSettings();
  return (
    <ul className={isRoomy ? styles.roomy : styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            settings={settings}
            sizes={isRoomy ? ROOMY_SIZES : SIZES}
            isPriority={index < priorityCount}
          />
        </li>
      ))}
    </ul>
  );
}
