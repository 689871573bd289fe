import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchReviews, joinReviews } from '@/components/reviews';
import type { ReviewData } from '@/core/model/review';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectShop, selectStoreReviews, storeReviewsReceived } from '@/store/slices/shop';

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
    fetchReviews(domain, { product }, 0)
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
