import type { ReactNode } from 'react';
import { onDemandNear } from '@/components/ui/on-demand-near';
import type { Product } from '@/core/model/product';
import { takesReviews } from '@/core/rules/reviews/takes-reviews';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import styles from './reviews-skeleton.module.css';

interface ProductReviewsProps {
  product: Product;
  /** How many reviews it has, as far as the server knew. */
  count: number;
}

const ReviewsSection = onDemandNear(
  async () => (await import('./reviews-section')).ReviewsSection,
  ({ awaited }: { awaited: ReactNode }) => awaited,
);

/**
 * What shoppers say of a product (spec 2, 4): fetched when it is nearly scrolled to. Nothing where its
 * category takes no reviews, which is so too until the settings are there.
 */
export function ProductReviews(props: ProductReviewsProps) {
  const settings = useAppSelector(selectSettings);
  if (!takesReviews(settings, props.product.category)) return null;
  return <ReviewsSection {...props} awaited={<ReviewsSkeleton {...props} />} />;
}

interface ReviewsSkeletonProps {
  count: number;
}

/**
 * The place of what comes: its shape, drawn by CSS alone because it is part of the page's first load,
 * or the one line of a product without reviews. It lies still: what moves beyond the screen keeps a phone
 * busy too.
 */
function ReviewsSkeleton({ count }: ReviewsSkeletonProps) {
  return <div className={count > 0 ? styles.section : styles.line} />;
}
