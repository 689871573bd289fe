import { useMemo } from 'react';
import type { Product } from '@/core/model/product';
import type { ChosenVariants } from '@/core/model/variant';
import { chosenVariants, defaultChoices } from '@/core/rules/variants';
import type { Offer } from '@/store/load-offer';
import type { Buying } from '../../detail/use-buying';
import styles from './bought-together.module.css';
import { Bundle } from './bundle';
import { BundleSkeleton } from './bundle-skeleton';
import { useBundle } from './use-bundle';

export interface OfferedProps {
  product: Product;
  buying: Pick<Buying, 'variants' | 'isReady' | 'isSoldOut'>;
}

/** The page's product and what goes with it, or nothing where nothing does. */
export function Offered({ product, buying }: OfferedProps) {
  const bundle = useBundle(product);
  if (!buying.isReady || bundle.status === 'loading') return <BundleSkeleton />;
  if (bundle.status === 'failed' || bundle.value.length === 0) return null;
  return (
    <section aria-labelledby="bought-together">
      <h2 id="bought-together" className={styles.heading}>
        Frequently bought together
      </h2>
      <WithDefaults product={product} variants={buying.variants} offers={bundle.value} />
    </section>
  );
}

interface WithDefaultsProps {
  product: Product;
  variants: ChosenVariants;
  offers: readonly Offer[];
}

function WithDefaults({ product, variants, offers }: WithDefaultsProps) {
  const others = useMemo(() => offers.map(withDefaults), [offers]);
  return <Bundle items={[{ product, variants }, ...others]} />;
}

function withDefaults({ product, fields }: Offer) {
  return { product, variants: chosenVariants(fields, defaultChoices(fields)) };
}
