import type { ReactNode } from 'react';
import { Link, Picture } from '@/components/ui';
import type { Product, ProductMedia } from '@/core/model/product';
import { productHref } from '@/core/rules/address/product-address';
import { type Priced, PriceLine } from '../buying/buy-parts';
import * as messages from '../messages';
import styles from './quick-shop.module.css';

interface OfferLayoutProps {
  product: Product;
  picture: { src: string; media: ProductMedia | undefined };
  buying: Priced;
  children: ReactNode;
  /** The main action, within the thumb's reach on phones. */
  action: ReactNode;
  /** True if no longer sold: no link to its page. */
  isGone?: boolean;
}

const PICTURE_SIZES = '(min-width: 700px) 380px, 96px';
const WIDEST = 960;

/** The dialog's geometry, the same while the choices are on their way. */
export function OfferLayout(props: OfferLayoutProps) {
  const { product, picture, buying, children, action, isGone = false } = props;
  return (
    <div className={styles.offer}>
      <div className={styles.picture}>
        <Picture
          {...picture}
          key={picture.src}
          className={styles.shown}
          alt={picture.media?.alt ?? product.name}
          sizes={PICTURE_SIZES}
          maxWidth={WIDEST}
          loading="eager"
        />
      </div>
      <header className={styles.head}>
        <h3 className={styles.name}>
          {isGone ? product.name : <Link href={productHref(product)}>{product.name}</Link>}
        </h3>
        <PriceLine buying={buying} />
      </header>
      <div className={styles.choices}>{children}</div>
      <div className={styles.action}>
        {action}
        {!isGone && (
          <Link className={styles.details} href={productHref(product)}>
            {messages.seeAllDetails}
          </Link>
        )}
      </div>
    </div>
  );
}
