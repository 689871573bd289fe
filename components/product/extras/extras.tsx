import type { ReactNode } from 'react';
import { onDemand, onDemandNear } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { takesReviews } from '@/core/rules/reviews/takes-reviews';
import { useSettings } from '@/hooks/use-shop';
import * as messages from '../messages';
import { BundleSkeleton } from './bought-together/bundle-skeleton';
import styles from './product-reviews/reviews-skeleton.module.css';

/** This product as it is chosen, and what goes with it (spec 3). */
export const BoughtTogether = onDemandNear(
  async () => (await import('./bought-together/offered')).Offered,
  BundleSkeleton,
  messages.frequentlyBoughtTogether,
);

const ReviewsSection = onDemandNear(
  async () => (await import('./product-reviews/reviews-section')).ReviewsSection,
  ({ awaited }: { awaited: ReactNode }) => awaited,
  messages.reviews,
);

interface ProductReviewsProps {
  product: Product;
  /** Count known to the server. */
  count: number;
  /** The first reviews, until the section is near. */
  html: string | undefined;
}

/** Reviews of a product (spec 2, 4), loaded when near; hidden if its category takes none or settings are unknown. */
export function ProductReviews(props: ProductReviewsProps) {
  const settings = useSettings();
  if (!takesReviews(settings, props.product.category)) return null;
  // Reserves the space by CSS alone, unanimated: what moves off screen keeps phones busy.
  const skeleton = (
    <div
      className={props.count > 0 ? styles.section : styles.line}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by reviewsHtml
      dangerouslySetInnerHTML={{ __html: props.html ?? '' }}
    />
  );
  return <ReviewsSection {...props} awaited={skeleton} />;
}

export const RecentlyViewed = onDemand(
  async () => (await import('./recently-viewed/recently-viewed')).RecentlyViewed,
);
