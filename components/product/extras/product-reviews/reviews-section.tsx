import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { fetchReviews, joinReviews, ReviewsView } from '@/components/reviews';
import { buttons } from '@/components/ui';
import { WriteReview } from '@/components/write-review';
import type { Product } from '@/core/model/product';
import type { ReviewData } from '@/core/model/review';
import { awaited } from '@/hooks/awaited';
import { useShop } from '@/hooks/use-shop';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectStoreReviews, storeReviewsReceived } from '@/store/slices/shop';
import * as messages from '../../messages';
import styles from './reviews-section.module.css';

interface ReviewsSectionProps {
  product: Product;
  /** Count known to the server. */
  count: number;
  awaited: ReactNode;
}

/** The reviews of a product; without any, the offer to write the first (spec 4). */
export function ReviewsSection(props: ReviewsSectionProps) {
  return props.count === 0 ? <FirstReview product={props.product} /> : <LoadedReviews {...props} />;
}

function FirstReview({ product }: Pick<ReviewsSectionProps, 'product'>) {
  return (
    <section className={styles.first} aria-label={messages.reviews}>
      <p>{messages.noReviewsYet}</p>
      <WriteReview
        product={product}
        label={messages.writeTheFirstReview}
        className={buttons.quiet}
      />
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
      <WriteReview product={product} label={messages.writeAReview} className={buttons.secondary} />
    </ReviewsView>
  );
}

function FailedReviews({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.first} aria-label={messages.reviews}>
      <p role="alert">{messages.reviewsFailed}</p>
      <button type="button" className={buttons.quiet} onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </section>
  );
}

/** The reviews of the product that is shown, kept in the store (spec 3, "Shop state"). */
function useStoreReviews(product: string) {
  const data = useAppSelector(selectStoreReviews);
  const { hostname: domain } = useShop();
  const dispatch = useAppDispatch();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isLoadingMore = useRef(false);
  const shown = useRef(product);
  useEffect(() => {
    shown.current = product;
  }, [product]);
  const isAwaited = data === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is one call
  useEffect(() => {
    if (!isAwaited) return;
    const receive = (page: ReviewData) => dispatch(storeReviewsReceived(page));
    return awaited(fetchReviews(domain, { product }, 0), receive, () => setFailed(true));
  }, [isAwaited, domain, product, attempt, dispatch]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  const loadMore = useCallback(() => {
    if (!data || isLoadingMore.current || data.reviews.length >= data.totalReviews) return;
    isLoadingMore.current = true;
    fetchReviews(domain, { product }, data.reviews.length)
      .then((page) => {
        // By then another product may be shown.
        if (shown.current === product) dispatch(storeReviewsReceived(joinReviews(data, page)));
      })
      .catch(() => undefined)
      .finally(() => {
        isLoadingMore.current = false;
      });
  }, [data, domain, product, dispatch]);

  return { data, hasFailed, retry, loadMore };
}
