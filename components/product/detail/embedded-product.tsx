import { Link, Picture, QuantityStepper } from '@/components/ui';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { productHref } from '@/core/rules/address/product-address';
import type { ReviewSummary } from '@/core/rules/catalogue/product-rating';
import { AddButton, PriceLine, RatingLine, StockNote } from '../buying/buy-parts';
import { chosenPicture } from '../buying/chosen-picture';
import { useBuying } from '../buying/use-buying';
import * as messages from '../messages';
import { VariantForm } from '../variant-form';
import styles from './embedded-product.module.css';

interface EmbeddedProductProps {
  product: Product;
  fields: readonly VariantField[];
  reviews: ReviewSummary | null;
}

const SIZES = '(min-width: 640px) 42vw, 100vw';
const WIDEST = 960;

/** A product to be bought on another site: its picture, which follows what is chosen, and its choices. */
export function EmbeddedProduct({ product, fields, reviews }: EmbeddedProductProps) {
  const buying = useBuying(product, fields);
  const { quantity, setQuantity } = buying;
  const href = productHref(product);
  return (
    <article className={styles.product}>
      <Link className={styles.picture} href={href} aria-label={product.name} tabIndex={-1}>
        <Picture {...chosenPicture(product, buying)} alt="" sizes={SIZES} maxWidth={WIDEST} />
      </Link>
      <div className={styles.words}>
        <header className={styles.head}>
          <h1 className={styles.name}>
            <Link href={href}>{product.name}</Link>
          </h1>
          <RatingLine firstPicture={product.image[0] ?? ''} reviews={reviews} />
          <PriceLine buying={buying} />
        </header>
        <VariantForm {...buying} />
        <div className={styles.actions}>
          <QuantityStepper quantity={quantity} most={buying.most} onChange={setQuantity} />
          <div className={styles.add}>
            <AddButton buying={buying} />
          </div>
        </div>
        <StockNote buying={buying} />
        <Link className={styles.details} href={href}>
          {messages.seeAllDetails}
        </Link>
      </div>
    </article>
  );
}
