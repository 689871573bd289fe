import { type ReactNode, useCallback } from 'react';
import { SAMPLE_REVIEWS } from '@/blocks/types/reviews/sample-reviews';
import type { Mode } from '@/blocks/view-kit/block-view';
import { ReviewsView, ShopReviews } from '@/components/reviews';
import type { ReviewData } from '@/core/model/review';
import { FIRST_REVIEWS, shopReviewsScope } from '@/core/rules/reviews/shop-reviews';
import { useLoaded } from '@/hooks/use-loaded';
import { useShop } from '@/hooks/use-shop';

interface FetchedReviewsProps {
  mode: Mode;
  /** Puts the block around what there is to show. */
  frame: (content: ReactNode) => ReactNode;
}

/** Reviews that did not come with the page, hidden while there are none; samples while it is designed (spec 4). */
export function FetchedReviews({ mode, frame }: FetchedReviewsProps) {
  const { hostname: domain, reviewCategories } = useShop();
  const load = useCallback(
    () => loadFirst({ domain, ...shopReviewsScope({ reviewCategories }) }),
    [domain, reviewCategories],
  );
  const reviewData = useLoaded(load);
  if (reviewData.status === 'loaded' && reviewData.value.reviews.length > 0) {
    return frame(<ShopReviews brought={reviewData.value} />);
  }
  if (mode === 'live') return null;
  return frame(<ReviewsView data={SAMPLE_REVIEWS} onNeedMore={doNothing} />);
}

async function loadFirst(request: { domain: string; categories: string }): Promise<ReviewData> {
  const { loadReviews } = await import('@/services/reviews');
  return loadReviews({ ...request, limit: FIRST_REVIEWS, offset: 0 });
}

/** Loads no more: there are no more samples. */
function doNothing(): void {}
