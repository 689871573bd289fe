import { useCallback } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { onDemand } from '@/components/ui/on-demand';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { pictureOfChoice } from '@/core/rules/picture-of-choice';
import type { ReviewSummary } from '@/core/rules/product-rating';
import { productTrail } from '@/core/rules/trail';
import { type Choosable, openingChoices } from '@/core/rules/variant-rows';
import type { VariantChoices } from '@/core/rules/variants';
import { BoughtTogether, ProductReviews, RecentlyViewed } from '../extras';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Description } from './description';
import { Gallery } from './gallery';
import { MaterialBadges } from './material-badges';
import { ProductRow } from './product-row';
import styles from './product-view.module.css';
import { useBuying } from './use-buying';

const ChoiceInAddress = onDemand(async () => (await import('./choice-in-address')).ChoiceInAddress);

interface ProductViewProps {
  product: Product;
  /** The choices it offers. */
  fields: readonly VariantField[];
  related: readonly Product[];
  reviews: ReviewSummary | null;
  /** The choices that its address names; null where it names none. */
  opening?: VariantChoices | null;
}

/** A product's page (spec 2). Another product, or other choices in its address, begin anew. */
export function ProductView(props: ProductViewProps) {
  const { product, opening = null } = props;
  return <ProductDetails key={`${product.id} ${JSON.stringify(opening)}`} {...props} />;
}

function ProductDetails({ product, fields, related, reviews, opening = null }: ProductViewProps) {
  const begin = useCallback((offer: Choosable) => opening ?? openingChoices(offer), [opening]);
  const buying = useBuying(product, fields, begin);
  const { offer, choices, hasChosen } = buying;
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumb trail={productTrail(product)} />
        <div className={styles.top}>
          <div className={styles.pictures}>
            <Gallery
              pictures={product.image}
              media={product.media}
              name={product.name}
              wanted={pictureOfChoice(product.image, buying.variants, buying.row)}
            />
          </div>
          <BuyBox product={product} reviews={reviews} buying={buying}>
            <ChoiceInAddress offer={offer} choices={choices} hasChosen={hasChosen} />
          </BuyBox>
        </div>
      </div>
      <Description html={product.description} />
      <MaterialBadges />
      {/* Its category comes first in what is related: where that has no other, nothing goes with it. */}
      {related[0]?.category === product.category && (
        <BoughtTogether product={product} buying={buying} />
      )}
      <ProductReviews product={product} count={reviews?.count ?? 0} />
      <ProductRow id="related-products" title="You may also like" products={related} />
      {buying.isReady && <RecentlyViewed product={product} />}
      <BuyBar name={product.name} buying={buying} />
    </div>
  );
}
