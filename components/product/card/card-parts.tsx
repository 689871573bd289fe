import { type ReactNode, useState } from 'react';
import { Link, Picture, Stars } from '@/components/ui';
import { onDemand } from '@/components/ui/on-demand';
import { StruckPrice } from '@/components/ui/struck-price';
import type { Product, ProductColor } from '@/core/model/product';
import { productHref } from '@/core/rules/address/product-address';
import { cardAvailability } from '@/core/rules/catalogue/card-availability';
import { cardPictures } from '@/core/rules/catalogue/card-pictures';
import type { productCardRating } from '@/core/rules/catalogue/product-rating';
import { formatMoney } from '@/core/rules/money/money';
import { useIsPersonalReady } from '@/hooks/personal';
import styles from './product-card.module.css';
import { Swatches } from './swatches';

interface CardPictureProps {
  product: Product;
  /** The `sizes` of its picture: how wide it is on the page. */
  sizes: string;
  /** The widest it is ever shown, in px of a dense screen. */
  maxWidth?: number;
  isPriority: boolean;
  /** Whether its second picture is there, to be seen under the pointer. */
  hasSecond: boolean;
  children?: ReactNode;
}

/** A card is 330 px wide at most, on a screen of double density. */
const WIDEST = 640;

export function CardPicture({
  product,
  sizes,
  maxWidth = WIDEST,
  isPriority,
  hasSecond,
  children,
}: CardPictureProps) {
  const { first, media, second } = cardPictures(product);
  const availability = cardAvailability(product);
  return (
    <div className={styles.picture}>
      <Picture
        src={first}
        alt={media?.alt ?? ''}
        media={media}
        sizes={sizes}
        maxWidth={maxWidth}
        isFirst={isPriority}
      />
      {second && hasSecond && (
        <Picture className={styles.second} src={second} alt="" sizes={sizes} maxWidth={maxWidth} />
      )}
      {availability && <span className={styles.flag}>{availability}</span>}
      {children}
    </div>
  );
}

/** The name of a product; its link takes the whole card. */
export function CardName({ product }: { product: Product }) {
  return (
    <h3 className={styles.name}>
      <Link className={styles.link} href={productHref(product)}>
        {product.name}
      </Link>
    </h3>
  );
}

interface CardPriceProps {
  /** Dollars. */
  amount: number;
  struck: number | null;
}

/** The price, and the one that stood there before. */
export function CardPrice({ amount, struck }: CardPriceProps) {
  return (
    <p className={styles.price}>
      {formatMoney(amount)}
      <StruckPrice amount={struck} className={styles.struck} />
    </p>
  );
}

interface CardFootProps extends ReturnType<typeof productCardRating> {
  product: Product;
  /** Shows the card in another color. */
  onShow: (shown: ProductColor) => void;
}

/** Stars, how many reviews, and the colors. */
export function CardFoot({ product, rating, count, onShow }: CardFootProps) {
  return (
    <div className={styles.foot}>
      {rating !== null && <Stars rating={rating} />}
      {count !== null && (
        <span className={styles.count}>
          (<span className="visually-hidden">reviews: </span>
          {count})
        </span>
      )}
      <Swatches product={product} onShow={onShow} />
    </div>
  );
}

/** A product as its card shows it, and what shows it in another of its colors. */
export function useShown(product: Product): [Product, CardFootProps['onShow']] {
  const [{ of, as }, show] = useState({ of: product, as: product });
  return [
    of === product ? as : product,
    (shown) => show({ of: product, as: { ...product, shown } }),
  ];
}

const Controls = onDemand(async () => (await import('./controls')).Controls);

/**
 * Heart and Quick Shop of a card, once the wishlist is back: none of them in the HTML or the first load.
 * On its own, so that the card around it is not rendered again.
 */
export function CardControls({ product }: { product: Product }) {
  return useIsPersonalReady() && <Controls product={product} />;
}
