import buttons from '@/components/ui/button.module.css';
import type { ProductReviewsProps } from '../product-reviews';
import { ReviewsSkeleton } from '../reviews-skeleton';
import { WriteReview } from '../write';
import styles from './reviews-section.module.css';
import { ReviewsView } from './reviews-view';
import { useStoreReviews } from './use-store-reviews';

/** The reviews of a product; without any, the offer to write the first (spec 4). */
export function ReviewsSection(props: ProductReviewsProps) {
  return props.count === 0 ? <FirstReview {...props} /> : <LoadedReviews {...props} />;
}

function FirstReview({ product }: ProductReviewsProps) {
  return (
    <section className={styles.first} aria-label="Reviews">
      <p>No reviews yet.</p>
      <WriteReview product={product} label="Write the first review" className={buttons.quiet} />
    </section>
  );
}

function LoadedReviews(props: ProductReviewsProps) {
  const { data, hasFailed, retry, loadMore } = useStoreReviews(props.product.id);
  if (hasFailed) return <FailedReviews onRetry={retry} />;
  if (!data) return <ReviewsSkeleton {...props} />;
  if (data.reviews.length === 0) return <FirstReview {...props} />;
  return <ReviewsView product={props.product} data={data} onNeedMore={loadMore} />;
}

function FailedReviews({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.first} aria-label="Reviews">
      <p role="alert">The reviews could not be loaded.</p>
      <button type="button" className={buttons.quiet} onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}
