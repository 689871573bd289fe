import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewData } from '@/core/model/review';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectShop, selectStoreReviews, storeReviewsReceived } from '@/store/slices/shop';

/** How many reviews one call brings. */
const PAGE_SIZE = 50;

interface StoreReviews {
  /** Null until they are there. */
  data: ReviewData | null;
  hasFailed: boolean;
  retry: () => void;
  /** Fetches the next ones, where there are any. */
  loadMore: () => void;
}

/** The reviews of the product that is shown, kept in the store (spec 3, "Shop state"). */
export function useStoreReviews(product: string): StoreReviews {
  const data = useAppSelector(selectStoreReviews);
  const domain = useAppSelector((state) => selectShop(state).hostname);
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
    let isWanted = true;
    fetchPage(domain, product, 0)
      .then((page) => isWanted && dispatch(storeReviewsReceived(page)))
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [isAwaited, domain, product, attempt, dispatch]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  const loadMore = useCallback(() => {
    if (!data || isLoadingMore.current || data.reviews.length >= data.totalReviews) return;
    isLoadingMore.current = true;
    fetchPage(domain, product, data.reviews.length)
      .then((page) => {
        // By then another product may be shown.
        if (shown.current === product) dispatch(storeReviewsReceived(joined(data, page)));
      })
      .catch(() => undefined)
      .finally(() => {
        isLoadingMore.current = false;
      });
  }, [data, domain, product, dispatch]);

  return { data, hasFailed, retry, loadMore };
}

async function fetchPage(domain: string, product: string, offset: number): Promise<ReviewData> {
  const { loadReviews } = await import('@/services/reviews');
  return loadReviews({ domain, product, limit: PAGE_SIZE, offset });
}

/** What does not grow has no more to give: the count follows, so that nobody asks on and on. */
function joined(before: ReviewData, page: ReviewData): ReviewData {
  // A review that moved between two answers stands once.
  const byId = new Map([...before.reviews, ...page.reviews].map((review) => [review.id, review]));
  const reviews = [...byId.values()];
  const hasGrown = reviews.length > before.reviews.length;
  return { ...before, reviews, totalReviews: hasGrown ? page.totalReviews : reviews.length };
}
