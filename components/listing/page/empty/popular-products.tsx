import { useCallback } from 'react';
import { ProductGrid } from '@/components/product';
import { useLoaded } from '@/hooks/use-loaded';
import { useShop } from '@/hooks/use-shop';
import * as messages from '../../messages';
import styles from './empty-listing.module.css';

const SHOWN = 4;

/** Bestsellers of the shop, below a listing without products; gives its place back where they cannot be had. */
export function PopularProducts() {
  const { hostname: domain } = useShop();
  const load = useCallback(async () => {
    const { loadGridProducts } = await import('@/services/catalogue');
    return loadGridProducts({ domain, sortBy: 'bestselling', totalProducts: SHOWN });
  }, [domain]);
  const loaded = useLoaded(load);
  if (loaded.status === 'loading') return <div className={styles.awaited} />;
  if (loaded.status === 'failed' || loaded.value.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className={styles.heading}>
        {messages.popularNow}
      </h2>
      <ProductGrid products={loaded.value} isRoomy />
    </section>
  );
}
