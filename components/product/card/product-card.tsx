import { type ComponentProps, type ReactNode, useState } from 'react';
import { fragment } from '@/components/ui/fragment';
import type { ShopSettings } from '@/core/model/design';
import { productCardRating } from '@/core/rules/catalogue/product-rating';
import { struckPrice } from '@/core/rules/money/sale-price';
import { CardControls, CardFoot, CardName, CardPicture, CardPrice, useShown } from './card-parts';
import styles from './product-card.module.css';

interface ProductCardProps extends Pick<ComponentProps<typeof CardPicture>, 'product' | 'sizes'> {
  /** Settings of the shop, read once for all cards of a list. */
  settings: ShopSettings;
  isPriority?: boolean;
  /** Buttons over the image; by default heart and Quick Shop. */
  controls?: ReactNode;
}

function Card(props: ProductCardProps) {
  const { settings, sizes, isPriority = false, controls } = props;
  const [wasHovered, setHovered] = useState(false);
  const [product, onShow] = useShown(props.product);
  return (
    <article className={styles.card} onPointerEnter={() => setHovered(true)}>
      <CardPicture product={product} sizes={sizes} isPriority={isPriority} hasSecond={wasHovered} />
      <CardName product={product} />
      <CardPrice amount={product.price} struck={struckPrice(product, product.price, settings)} />
      <CardFoot product={product} onShow={onShow} {...productCardRating(product, settings)} />
      {controls ?? <CardControls product={product} />}
    </article>
  );
}

/** A product in a listing (spec 2, 9): one link, its second picture on hover, its controls apart. */
export const ProductCard =
  typeof window === 'undefined'
    ? fragment('product card', Card, (props) => {
        const { product, sizes, isPriority, controls } = props;
        return controls === undefined ? [product, sizes, isPriority] : null;
      })
    : Card;
