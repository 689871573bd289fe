import { type ReactNode, useState } from 'react';
import { Link, onDemand, Picture, Stars, StruckPrice } from '@/components/ui';
import { CARD_COLORS, type Product, type ProductColor } from '@/core/model/product';
import { choiceOf, productHref, productPath } from '@/core/rules/address/product-address';
import { cardAvailability } from '@/core/rules/catalogue/card-availability';
import { cardPictures } from '@/core/rules/catalogue/card-pictures';
import type { productCardRating } from '@/core/rules/catalogue/product-rating';
import { formatMoney } from '@/core/rules/money/money';
import { isMeantForBrowser } from '@/hooks/is-meant-for-browser';
import { useAddress } from '@/hooks/use-address';
import * as messages from '../messages';
import { AwaitedControls } from './awaited-controls';
import styles from './product-card.module.css';

interface CardPictureProps {
  product: Product;
  /** The `sizes` of its picture: how wide it is on the page. */
  sizes: string;
  /** The widest it is ever shown, in px of a dense screen. */
  maxWidth?: number;
  isPriority: boolean;
  hasSecond: boolean;
  children?: ReactNode;
}

/** A card is 365 px wide at most, on a screen of double density. */
const WIDEST = 730;

export function CardPicture(props: CardPictureProps) {
  const { product, sizes, maxWidth = WIDEST, isPriority, hasSecond, children } = props;
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

export function CardName({ product }: { product: Product }) {
  return (
    <h3 className={styles.name}>
      <Link className={styles.link} href={productHref(product)}>
        {product.name}
      </Link>
    </h3>
  );
}

export function CardPrice({ amount, struck }: { amount: number; struck: number | null }) {
  return (
    <p className={styles.price}>
      {formatMoney(amount)}
      <StruckPrice amount={struck} className={styles.struck} />
    </p>
  );
}

interface CardFootProps extends ReturnType<typeof productCardRating> {
  product: Product;
  onShow: (shown: ProductColor) => void;
}

export function CardFoot({ product, rating, count, onShow }: CardFootProps) {
  return (
    <div className={styles.foot}>
      {rating !== null && <Stars rating={rating} />}
      {count !== null && (
        <span className={styles.count}>
          (<span className="visually-hidden">{messages.reviewsPrefix} </span>
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

/** Heart and Quick Shop of a card; apart, so that the card is not rendered again. */
export const CardControls = onDemand(
  async () => (await import('./controls')).Controls,
  AwaitedControls,
);

/** The colors a product comes in: a few dots, each a link to it in that color, and how many more. */
function Swatches({ product, onShow }: Pick<CardFootProps, 'product' | 'onShow'>) {
  const { colors = [], shown } = product;
  const address = useAddress();
  if (colors.length < 2) return null;
  const hidden = colors.length - CARD_COLORS;
  return (
    <span className={styles.swatches}>
      {colors.slice(0, CARD_COLORS).map((color) => {
        const { name, hex } = color;
        return (
          <a
            key={name}
            style={{ color: hex }}
            href={address(`${productPath(product)}?${choiceOf(color)}`)}
            aria-current={name === shown?.name || undefined}
            onClick={(event) => {
              if (isMeantForBrowser(event, event.currentTarget)) return;
              event.preventDefault();
              onShow(color);
            }}
          >
            {messages.showIn(name)}
          </a>
        );
      })}
      {hidden > 0 && <span className={styles.more}>+{hidden}</span>}
    </span>
  );
}
