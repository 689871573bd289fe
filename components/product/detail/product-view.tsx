import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { pictureOfChoice } from '@/core/rules/picture-of-choice';
import type { ReviewSummary } from '@/core/rules/product-rating';
import { productTrail } from '@/core/rules/trail';
import { BoughtTogether, ProductReviews, RecentlyViewed } from '../extras';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Description } from './description';
import { Gallery } from './gallery';
import { MaterialBadges } from './material-badges';
import { ProductRow } from './product-row';
import styles from './product-view.module.css';
import { useBuying } from './use-buying';

interface ProductViewProps {
  product: Product;
  /** The choices it offers. */
  fields: readonly VariantField[];
  related: readonly Product[];
  reviews: ReviewSummary | null;
}

/** A product's page (spec 2). Another product begins anew, with its own choices. */
export function ProductView(props: ProductViewProps) {
  return <ProductDetails key={props.product.id} {...props} />;
}

function ProductDetails({ product, fields, related, reviews }: ProductViewProps) {
  const buying = useBuying(product, fields);
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
          <BuyBox product={product} reviews={reviews} buying={buying} />
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
