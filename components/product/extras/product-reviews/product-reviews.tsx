import type { ReactNode } from 'react';
import { onDemandNear } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { takesReviews } from '@/core/rules/reviews/takes-reviews';
import { useSettings } from '@/hooks/use-shop';
import styles from './reviews-skeleton.module.css';

interface ProductReviewsProps {
  product: Product;
  /** Count known to the server. */
  count: number;
}

const ReviewsSection = onDemandNear(
  async () => (await import('./reviews-section')).ReviewsSection,
  ({ awaited }: { awaited: ReactNode }) => awaited,
);

/** Reviews of a product (spec 2, 4), loaded when near; hidden if its category takes none or settings are unknown. */
export function ProductReviews(props: ProductReviewsProps) {
  const settings = useSettings();
  if (!takesReviews(settings, props.product.category)) return null;
  return <ReviewsSection {...props} awaited={<ReviewsSkeleton {...props} />} />;
}

/** Reserves the space of reviews, by CSS alone; unanimated: what moves off screen keeps phones busy. */
function ReviewsSkeleton({ count }: { count: number }) {
  return <div className={count > 0 ? styles.section : styles.line} />;
}
