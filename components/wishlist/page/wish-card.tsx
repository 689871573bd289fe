import { ProductCard } from '@/components/product';
import type { WishlistItem } from '@/core/model/cart';
import type { Product } from '@/core/model/product';
import { formatMoney } from '@/core/rules/money';
import { priceWithVariants } from '@/core/rules/variants';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import { GoneCard } from './gone-card';
import { RemoveButton } from './remove-button';
import { WishAction } from './wish-action';
import styles from './wish-card.module.css';

interface WishCardProps {
  item: WishlistItem;
  /** The product as it is today, null where it is no longer sold, undefined while that is unknown. */
  today: Product | null | undefined;
}

const SIZES = '(min-width: 1600px) 365px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw';

/** An item with the price of today, what was chosen of it, and the way into the cart (spec 4). */
export function WishCard({ item, today }: WishCardProps) {
  const settings = useAppSelector(selectSettings);
  if (today === null) return <GoneCard item={item} />;

  const { variants = {} } = item;
  const product = today ?? item.product;
  const saved = item.product.price - product.price;
  const choices = Object.values(variants).map(({ label }) => label);
  return (
    <div className={styles.wish}>
      <ProductCard
        product={{ ...product, price: priceWithVariants(product.price, variants) }}
        settings={settings}
        sizes={SIZES}
        controls={<RemoveButton item={item} />}
      />
      {choices.length > 0 && (
        <p className={styles.choices} data-clarity-mask>
          {choices.join(' · ')}
        </p>
      )}
      {saved > 0 && (
        <p className={styles.saved}>{formatMoney(saved)} less than when you saved it</p>
      )}
      <WishAction product={product} variants={variants} variantId={item.variantId} />
    </div>
  );
}
