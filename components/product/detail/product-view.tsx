import { useCallback } from 'react';
import { Breadcrumb, Money, onDemand } from '@/components/ui';
import { MATERIAL_BADGES } from '@/core/model/material-badge';
import type { Product } from '@/core/model/product';
import { productTrail } from '@/core/rules/address/trail';
import type { ReviewSummary } from '@/core/rules/catalogue/product-rating';
import { pictureOfChoice } from '@/core/rules/variants/picture-of-choice';
import { type Choosable, openingChoices } from '@/core/rules/variants/variant-rows';
import type { VariantChoices } from '@/core/rules/variants/variants';
import { useAppSelector } from '@/store/hooks';
import { selectFields, selectProduct } from '@/store/slices/shop';
import { AddButton } from '../buying/buy-parts';
import { type Buying, useBuying } from '../buying/use-buying';
import { ProductRow } from '../card/product-row';
import { BoughtTogether, ProductReviews, RecentlyViewed } from '../extras/extras';
import * as messages from '../messages';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import styles from './product-view.module.css';

const ChoiceInAddress = onDemand(async () => (await import('./choice-in-address')).ChoiceInAddress);

interface ProductViewProps {
  /** Further details, as an HTML list. */
  details?: string;
  related: readonly Product[];
  /** Ids of those that are frequently bought with it; none where nothing is. */
  bundle?: readonly string[];
  reviews: ReviewSummary | null;
  /** The first of them, for the first HTML. */
  reviewsHtml?: string;
  /** The choices that its address names; null where it names none. */
  opening?: VariantChoices | null;
}

/** A product's page (spec 2). Another product, or other choices in its address, begin anew. */
export function ProductView(props: ProductViewProps) {
  const product = useAppSelector(selectProduct);
  if (!product) return null;
  const key = `${product.id} ${JSON.stringify(props.opening)}`;
  return <ProductDetails key={key} product={product} {...props} />;
}

function ProductDetails(props: ProductViewProps & { product: Product }) {
  const { product, details = '', related, bundle, reviews, reviewsHtml, opening = null } = props;
  const fields = useAppSelector((state) => selectFields(state, product));
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
      <Description html={product.description + details} />
      <MaterialBadges />
      {bundle && !buying.isSoldOut && <BoughtTogether {...props} buying={buying} />}
      <ProductReviews product={product} count={reviews?.count ?? 0} html={reviewsHtml} />
      <ProductRow id="related-products" title={messages.youMayAlsoLike} products={related} />
      {buying.isReady && <RecentlyViewed {...props} />}
      <BuyBar name={product.name} buying={buying} />
    </div>
  );
}

/** The five feature badges (spec 2): an icon and a two-line text each. */
function MaterialBadges() {
  return (
    <section className={styles.ground} aria-label={messages.madeFor}>
      <ul className={styles.badges}>
        {MATERIAL_BADGES.map(({ icon, lines: [first, second] }) => (
          <li key={icon} className={styles.badge}>
            <span className={styles.icon} style={{ maskImage: `url(${icon})` }} />
            <span className={styles.text}>
              {first} <span className={styles.second}>{second}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Description({ html }: { html: string }) {
  if (!html) return null;
  return (
    <section className={styles.description} aria-labelledby="product-description">
      <h2 id="product-description" className={styles.heading}>
        {messages.description}
      </h2>
      <div
        className={styles.descriptionText}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend keeps sanitised HTML only
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}

/** Keeps the main action within the thumb's reach on phones, at the bottom of the screen. */
function BuyBar({ name, buying }: { name: string; buying: Buying }) {
  return (
    <section className={styles.bar} aria-label={messages.addTicked}>
      <p className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          <Money amount={buying.price} />
        </span>
      </p>
      <div className={styles.add}>
        <AddButton buying={buying} />
      </div>
    </section>
  );
}
