import type { ComponentProps } from 'react';
import { CardFoot, CardName, CardPrice, cardStyles } from '@/components/product';
import { Link } from '@/components/ui';
import type { CardDisplay } from '@/core/blocks/kit/card-fields';
import type { ShopSettings } from '@/core/model/design';
import type { Product } from '@/core/model/product';
import { cardAvailability } from '@/core/rules/card-availability';
import { cutAtWord, plainText } from '@/core/rules/plain-text';
import { productHref } from '@/core/rules/product-address';
import { productCardRating } from '@/core/rules/product-rating';
import { struckPrice } from '@/core/rules/sale-price';
import styles from './card-words.module.css';

interface CardWordsProps {
  product: Product;
  settings: ShopSettings;
  display: CardDisplay;
  /** Shows the card in another color. */
  onShow: ComponentProps<typeof CardFoot>['onShow'];
}

/** As much of a description as three lines hold. */
const EXCERPT_LENGTH = 120;

/** What stands below a card's picture, as far as it is chosen. */
export function CardWords({ product, settings, display, onShow }: CardWordsProps) {
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
