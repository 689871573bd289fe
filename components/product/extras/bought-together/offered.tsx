import { useCallback, useMemo } from 'react';
import type { Product } from '@/core/model/product';
import { chosenRow, lineVariants, openingChoices } from '@/core/rules/variants/variant-rows';
import { useLoaded } from '@/hooks/use-loaded';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { loadOffer, type Offer } from '@/store/load-offer';
import { loadUpsale } from '@/store/load-upsales';
import { type StockNoteProps, stockText } from '../../buying/stock-note';
import type { Buying } from '../../buying/use-buying';
import styles from './bought-together.module.css';
import { Bundle } from './bundle';
import type { BundledItem } from './bundle-item';
import { BundleSkeleton } from './bundle-skeleton';

export interface OfferedProps {
  product: Product;
  buying: Pick<Buying, 'variants' | 'isReady'> & StockNoteProps['buying'];
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
      <WithDefaults product={product} buying={buying} offers={bundle.value} />
    </section>
  );
}

interface WithDefaultsProps extends OfferedProps {
  offers: readonly Offer[];
}

function WithDefaults({ product, buying, offers }: WithDefaultsProps) {
  const { variants, row, most } = buying;
  const others = useMemo(() => offers.map(withDefaults), [offers]);
  const lack = most > 0 ? '' : stockText(buying);
  return <Bundle items={[{ product, variants, row }, ...others]} lack={lack} />;
}

function withDefaults({ product, fields }: Offer): BundledItem {
  const offer = { fields, ...(product.rows && { rows: product.rows }) };
  const choices = openingChoices(offer);
  const row = chosenRow(offer, choices);
  const variants = lineVariants(offer, choices, product.price);
  return { product, variants, row };
}

/** How many products go with one. */
const OTHERS = 2;

/** What goes together with a product (spec 7, `upsale`), each with its choices; what cannot be had or bought is left out. */
function useBundle(product: Product) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { id, category } = product;
  const load = useCallback(async () => {
    await dispatch(loadUpsale(category));
    const { upsale } = store.getState().shop;
    const others = upsale.filter((other) => other.id !== id && !other.isSoldOut).slice(0, OTHERS);
    const offers = await Promise.allSettled(others.map((other) => dispatch(loadOffer(other))));
    return offers.flatMap((offer) => (offer.status === 'fulfilled' ? [offer.value] : []));
  }, [dispatch, store, id, category]);
  return useLoaded<Offer[]>(load);
}
