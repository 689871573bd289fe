import { type ComponentProps, useState } from 'react';
import type { CardDisplay } from '@/blocks/kit/card-fields';
import {
  CardControls,
  CardFoot,
  CardName,
  CardPicture,
  CardPrice,
  cardStyles,
  useShown,
} from '@/components/product';
import { Link, Picture } from '@/components/ui';
import { fragment } from '@/components/ui/fragment';
import type { ShopSettings } from '@/core/model/design';
import type { Product } from '@/core/model/product';
import { productHref } from '@/core/rules/address/product-address';
import { cardAvailability } from '@/core/rules/catalogue/card-availability';
import { cardPictures } from '@/core/rules/catalogue/card-pictures';
import { productCardRating } from '@/core/rules/catalogue/product-rating';
import { struckPrice } from '@/core/rules/money/sale-price';
import { cutAtWord, plainText } from '@/core/values/plain-text';
import styles from './display-card.module.css';

interface DisplayCardProps
  extends Pick<ComponentProps<typeof CardPicture>, 'product' | 'sizes' | 'maxWidth'> {
  settings: ShopSettings;
  display: CardDisplay;
}

/** A product's card with what an admin has chosen of it (spec 3, "Product card display"), drawn by custom properties. */
export const DisplayCard =
  typeof window === 'undefined'
    ? fragment('display card', Card, (props) => {
        const { product, sizes, maxWidth, display } = props;
        return [product, sizes, maxWidth, display];
      })
    : Card;

function Card({ product: listed, settings, display, ...picture }: DisplayCardProps) {
  const [product, onShow] = useShown(listed);
  const [wasHovered, setHovered] = useState(false);
  const swaps = display.hoverEffect === 'swap';
  const controls = <CardControls product={product} />;
  return (
    <article
      className={`${cardStyles.card} ${styles.card} ${styles[display.hoverEffect]}`}
      onPointerEnter={swaps ? () => setHovered(true) : undefined}
    >
      {display.showImage && (
        <CardPicture
          {...picture}
          product={product}
          isPriority={false}
          hasSecond={swaps && wasHovered}
        >
          <Inset product={product} display={display} />
        </CardPicture>
      )}
      <CardText product={product} settings={settings} display={display} onShow={onShow} />
      {display.showImage ? controls : <div className={styles.actions}>{controls}</div>}
    </article>
  );
}

function Inset({ product, display }: Pick<DisplayCardProps, 'product' | 'display'>) {
  const { second } = cardPictures(product);
  if (!second || !display.showSecondImage) return null;
  return (
    <span className={`${styles.inset} ${styles[display.secondImagePosition]}`}>
      <Picture src={second} alt="" sizes="120px" maxWidth={240} />
    </span>
  );
}

interface CardTextProps {
  product: Product;
  settings: ShopSettings;
  display: CardDisplay;
  onShow: ComponentProps<typeof CardFoot>['onShow'];
}

/** Characters of a description that three lines hold. */
const EXCERPT_LENGTH = 120;

function CardText({ product, settings, display, onShow }: CardTextProps) {
  const { rating, count } = productCardRating(product, settings);
  const struck = struckPrice(product, product.price, settings);
  const availability = display.showImage ? '' : cardAvailability(product);
  return (
    <div className={styles.words}>
      {availability && <p className={styles.note}>{availability}</p>}
      {display.showBrand && product.brand && <p className={styles.note}>{product.brand}</p>}
      {display.showTitle ? (
        <CardName product={product} />
      ) : (
        <Link className={cardStyles.link} href={productHref(product)} aria-label={product.name} />
      )}
      {display.showPrice && (
        <CardPrice amount={product.price} struck={display.showSalePrice ? struck : null} />
      )}
      {display.showDescription && product.description && (
        <p className={styles.description}>
          {cutAtWord(plainText(product.description), EXCERPT_LENGTH)}
        </p>
      )}
      <CardFoot
        product={product}
        onShow={onShow}
        rating={display.showRating ? rating : null}
        count={display.showReviews ? count : null}
      />
    </div>
  );
}
