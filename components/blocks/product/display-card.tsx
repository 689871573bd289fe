import { useState } from 'react';
import { CardControls, CardPicture, cardStyles, useShown } from '@/components/product';
import { Picture } from '@/components/ui';
import type { CardDisplay } from '@/core/blocks/kit/card-fields';
import type { ShopSettings } from '@/core/model/design';
import type { Product } from '@/core/model/product';
import { cardPictures } from '@/core/rules/card-pictures';
import { CardWords } from './card-words';
import styles from './display-card.module.css';

interface DisplayCardProps {
  product: Product;
  settings: ShopSettings;
  display: CardDisplay;
  /** The `sizes` of its picture: how wide it is on the page. */
  sizes: string;
  /** The widest it is ever shown, in px of a dense screen. */
  maxWidth: number;
}

/**
 * A product's card that shows what an admin has chosen of it (spec 3, "Product card display"). How it is
 * drawn is told by custom properties around it, which display-card.module.css reads.
 */
export function DisplayCard({ product: listed, settings, display, ...picture }: DisplayCardProps) {
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
      <CardWords product={product} settings={settings} display={display} onShow={onShow} />
      {display.showImage ? controls : <div className={styles.actions}>{controls}</div>}
    </article>
  );
}

/** The second picture, small in a corner of the first. */
function Inset({ product, display }: Pick<DisplayCardProps, 'product' | 'display'>) {
  const { second } = cardPictures(product);
  if (!second || !display.showSecondImage) return null;
  return (
    <span className={`${styles.inset} ${styles[display.secondImagePosition]}`}>
      <Picture src={second} alt="" sizes="120px" maxWidth={240} />
    </span>
  );
}
