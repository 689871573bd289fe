import { useCallback } from 'react';
import { ReviewsView } from '@/components/reviews';
import type { ReviewData } from '@/core/model/review';
import { shopReviewsScope } from '@/core/rules/shop-reviews';
import { useLoaded } from '@/hooks/use-loaded';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { SAMPLE_REVIEWS } from './sample-reviews';

/** As many as are seen at a time (spec 9). */
const SEEN = 5;

/** The reviews of the shop while its page is designed; samples where it has none (spec 4). */
export function EditedReviews() {
  const { hostname: domain, settings } = useAppSelector(selectShop);
  const load = useCallback(() => loadFirst(domain, settings), [domain, settings]);
  const found = useLoaded(load);
  const hasFound = found.status === 'loaded' && found.value.reviews.length > 0;
  return <ReviewsView data={hasFound ? found.value : SAMPLE_REVIEWS} onNeedMore={doNothing} />;
}

async function loadFirst(
  domain: string,
  settings: Parameters<typeof shopReviewsScope>[0],
): Promise<ReviewData> {
  const { loadReviews } = await import('@/services/reviews');
  return loadReviews({ domain, ...shopReviewsScope(settings), limit: SEEN, offset: 0 });
}

/** Nothing of it can be turned over. */
function doNothing(): void {}
