import { useCallback, useState } from 'react';
import { buttons, Money } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { cartLine } from '@/core/rules/cart/cart-line';
import { linesTotal } from '@/core/rules/cart/line-price';
import { chosenRow, lineVariants, openingChoices } from '@/core/rules/variants/variant-rows';
import { useLoaded } from '@/hooks/use-loaded';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { loadOffer, type Offer } from '@/store/load-offer';
import { loadUpsale } from '@/store/load-upsales';
import { putInCart } from '@/store/put-in-cart';
import { type Stocked, stockText } from '../../buying/buy-parts';
import type { Buying } from '../../buying/use-buying';
import * as messages from '../../messages';
import styles from './bought-together.module.css';
import { type BundledItem, BundleItem } from './bundle-item';
import { BundleSkeleton } from './bundle-skeleton';

interface OfferedProps {
  product: Product;
  /** Ids of the others. */
  bundle?: readonly string[];
  buying: Pick<Buying, 'variants' | 'isReady'> & Stocked;
}

/** The page's product and what goes with it, or nothing where nothing does. */
const NONE: readonly string[] = [];

export function Offered({ product, bundle: ids = NONE, buying }: OfferedProps) {
  const bundle = useBundle(product, ids);
  if (!buying.isReady || bundle.status === 'loading') return <BundleSkeleton />;
  if (bundle.status === 'failed' || bundle.value.length === 0) return null;
  const { variants, row, most } = buying;
  const lack = most > 0 ? '' : stockText(buying);
  return (
    <section aria-labelledby="bought-together">
      <h2 id="bought-together" className={styles.heading}>
        {messages.frequentlyBoughtTogether}
      </h2>
      <Bundle items={[{ product, variants, row }, ...bundle.value]} lack={lack} />
    </section>
  );
}

function withDefaults({ product, fields }: Offer): BundledItem {
  const offer = { fields, ...(product.rows && { rows: product.rows }) };
  const choices = openingChoices(offer);
  const row = chosenRow(offer, choices);
  const variants = lineVariants(offer, choices, product.price);
  return { product, variants, row };
}

/** Loads products bought together (spec 7, `upsale`) with their options; leaves out what is unavailable. */
function useBundle({ category }: Product, ids: readonly string[]) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const load = useCallback(async () => {
    await dispatch(loadUpsale(category));
    const { upsale } = store.getState().shop;
    const others = upsale.filter((other) => ids.includes(other.id) && !other.isSoldOut);
    const offers = await Promise.allSettled(others.map((other) => dispatch(loadOffer(other))));
    return offers.flatMap((offer) =>
      offer.status === 'fulfilled' ? withDefaults(offer.value) : [],
    );
  }, [dispatch, store, ids, category]);
  return useLoaded(load);
}

interface BundleProps {
  /** Products as chosen; the first is the page's own. */
  items: readonly BundledItem[];
  /** Reason why the product cannot be added, '' for none. */
  lack: string;
}

/** Products to be ticked, what the ticked ones come to, and one button that adds them. */
function Bundle({ items, lack }: BundleProps) {
  const dispatch = useAppDispatch();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const lines = items
    .filter(({ product }) => !leftOut.includes(product.id))
    .map(({ product, variants, row }) => cartLine(product, 1, variants, row));

  const toggle = (id: string) =>
    setLeftOut(leftOut.includes(id) ? leftOut.filter((other) => other !== id) : [...leftOut, id]);
  const isOwnTaken = items[0] !== undefined && !leftOut.includes(items[0].product.id);
  const reason = isOwnTaken ? lack : '';
  const add = () => dispatch(putInCart(...lines));

  return (
    <div className={styles.bundle}>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <BundleItem
            key={item.product.id}
            item={item}
            isOwn={index === 0}
            isTaken={!leftOut.includes(item.product.id)}
            onToggle={() => toggle(item.product.id)}
          />
        ))}
      </ul>
      <div className={styles.sum}>
        <p className={styles.total} aria-live="polite">
          <span>{messages.priceOf(lines.length)}</span>
          <strong className={styles.amount}>
            <Money amount={linesTotal(lines)} />
          </strong>
        </p>
        <button
          type="button"
          className={buttons.primary}
          disabled={lines.length === 0 || reason !== ''}
          onClick={add}
        >
          {lines.length > 1 ? messages.addAllToCart(lines.length) : messages.addTicked}
        </button>
        <p className={styles.lack} role="status">
          {reason}
        </p>
      </div>
    </div>
  );
}
