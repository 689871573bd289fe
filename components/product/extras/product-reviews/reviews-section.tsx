import type { ReactNode } from 'react';
import { ReviewsView } from '@/components/reviews';
import buttons from '@/components/ui/button.module.css';
import { WriteReview } from '@/components/write-review';
import type { Product } from '@/core/model/product';
import styles from './reviews-section.module.css';
import { useStoreReviews } from './use-store-reviews';

interface ReviewsSectionProps {
  product: Product;
  /** How many reviews it has, as far as the server knew. */
  count: number;
  /** What holds their place until they are there. */
  awaited: ReactNode;
}

/** The reviews of a product; without any, the offer to write the first (spec 4). */
export function ReviewsSection(props: ReviewsSectionProps) {
  return props.count === 0 ? <FirstReview product={props.product} /> : <LoadedReviews {...props} />;
}

function FirstReview({ product }: Pick<ReviewsSectionProps, 'product'>) {
  return (
    <section className={styles.first} aria-label="Reviews">
      <p>No reviews yet.</p>
      <WriteReview product={product} label="Write the first review" className={buttons.quiet} />
    </section>
  );
}

function LoadedReviews({ product, awaited }: ReviewsSectionProps) {
  const { data, hasFailed, retry, loadMore } = useStoreReviews(product.id);
  if (hasFailed) return <FailedReviews onRetry={retry} />;
  if (!data) return awaited;
  if (data.reviews.length === 0) return <FirstReview product={product} />;
  return (
    <ReviewsView data={data} onNeedMore={loadMore}>
      <WriteReview product={product} label="Write a review" className={buttons.secondary} />
    </ReviewsView>
  );
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
