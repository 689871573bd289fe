import { type ReactNode, useState } from 'react';
import { Link, Money, Picture, Stars } from '@/components/ui';
import type { ShopSettings } from '@/core/model/design';
import type { Product } from '@/core/model/product';
import { productHref } from '@/core/rules/product-address';
import { productCardRating } from '@/core/rules/product-rating';
import { struckPrice } from '@/core/rules/sale-price';
import { CardControls } from './card-controls';
import styles from './product-card.module.css';
import { Swatches } from './swatches';

interface ProductCardProps {
  product: Product;
  settings: ShopSettings;
  /** The `sizes` of its picture: how wide it is on the page. */
  sizes: string;
  isPriority?: boolean;
  /** What floats over its picture: heart and Quick Shop, unless it is something else. */
  controls?: ReactNode;
}

/** A card is 330 px wide at most, on a screen of double density. */
const WIDEST = 640;

/** A product in a listing (spec 2, 9): one link, its second picture on hover, its controls apart. */
export function ProductCard({
  product,
  settings,
  sizes,
  isPriority = false,
  controls = <CardControls product={product} />,
}: ProductCardProps) {
  const [wasHovered, setHovered] = useState(false);
  const [first = '', second] = product.image;
  const struck = struckPrice(product, product.price, settings);
  const { rating, count } = productCardRating(product, settings);

  return (
    <article className={styles.card} onPointerEnter={() => setHovered(true)}>
      <div className={styles.picture}>
        <Picture src={first} alt="" sizes={sizes} maxWidth={WIDEST} isFirst={isPriority} />
        {second && wasHovered && (
          <Picture className={styles.second} src={second} alt="" sizes={sizes} maxWidth={WIDEST} />
        )}
        {product.isSoldOut && <span className={styles.flag}>Sold out</span>}
      </div>
      <h3 className={styles.name}>
        <Link className={styles.link} href={productHref(product)}>
          {product.name}
        </Link>
      </h3>
      <p className={styles.price}>
        <Money amount={product.price} />
        {struck !== null && (
          <s className={styles.struck}>
            <span className="visually-hidden">instead of </span>
            <Money amount={struck} />
          </s>
        )}
      </p>
      <div className={styles.foot}>
        {rating !== null && <Stars rating={rating} />}
        {count !== null && (
          <span className={styles.count}>
            (<span className="visually-hidden">reviews: </span>
            {count})
          </span>
        )}
        <Swatches colors={product.colors ?? []} />
      </div>
      {controls}
    </article>
  );
}
