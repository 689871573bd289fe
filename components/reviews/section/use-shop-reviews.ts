import { useCallback, useRef, useState } from 'react';
import type { ReviewData } from '@/core/model/review';
import { FIRST_REVIEWS, shopReviewsScope } from '@/core/rules/shop-reviews';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { fetchReviews, joinReviews } from './review-pages';

/**
 * The reviews of a shop, of which a page has brought the first along: those beyond are rendered, and
 * then fetched, as they are needed.
 */
export function useShopReviews(brought: ReviewData) {
  const { hostname: domain, settings } = useAppSelector(selectShop);
  const [data, setData] = useState(() => from(brought, 0, FIRST_REVIEWS));
  const isLoading = useRef(false);

  const loadMore = useCallback(() => {
    const { length } = data.reviews;
    if (isLoading.current || length >= data.totalReviews) return;
    isLoading.current = true;
    const next =
      length < brought.reviews.length
        ? Promise.resolve(from(brought, length))
        : fetchReviews(domain, shopReviewsScope(settings), length);
    next
      .then((page) => setData(joinReviews(data, page)))
      .catch(() => undefined)
      .finally(() => {
        isLoading.current = false;
      });
  }, [data, brought, domain, settings]);

  return { data, loadMore };
}

function from(all: ReviewData, first: number, end?: number): ReviewData {
  return { ...all, reviews: all.reviews.slice(first, end) };
}
