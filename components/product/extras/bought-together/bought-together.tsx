import { useMemo } from 'react';
import type { Product } from '@/core/model/product';
import type { ChosenVariants } from '@/core/model/variant';
import { chosenVariants, defaultChoices } from '@/core/rules/variants';
import { useAppSelector } from '@/store/hooks';
import type { Offer } from '@/store/load-offer';
import { selectSettings } from '@/store/slices/shop';
import type { Buying } from '../../detail/use-buying';
import styles from './bought-together.module.css';
import { Bundle } from './bundle';
import { BundleSkeleton } from './bundle-skeleton';
import { useBundle } from './use-bundle';

interface BoughtTogetherProps {
  product: Product;
  buying: Pick<Buying, 'variants' | 'isSoldOut'>;
}

/** This product as it is chosen, and what goes with it (spec 3), unless the shop shows none. */
export function BoughtTogether(props: BoughtTogetherProps) {
  const { disableFrequentlyBoughtTogether } = useAppSelector(selectSettings);
  if (disableFrequentlyBoughtTogether || props.buying.isSoldOut) return null;
  return <Offered {...props} />;
}

/** Nothing where nothing goes with it. */
function Offered({ product, buying }: BoughtTogetherProps) {
  const bundle = useBundle(product);
  if (bundle.status === 'failed') return null;
  if (bundle.status === 'loaded' && bundle.value.length === 0) return null;
  return (
    <section aria-labelledby="bought-together">
      <h2 id="bought-together" className={styles.heading}>
        Frequently bought together
      </h2>
      {bundle.status === 'loaded' ? (
        <WithDefaults product={product} variants={buying.variants} offers={bundle.value} />
      ) : (
        <BundleSkeleton />
      )}
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
