import { type ReactNode, useCallback } from 'react';
import type { Mode } from '@/blocks/view-kit/block-view';
import { ReviewsView, ShopReviews } from '@/components/reviews';
import type { Review, ReviewData } from '@/core/model/review';
import { FIRST_REVIEWS, shopReviewsScope } from '@/core/rules/reviews/shop-reviews';
import { useLoaded } from '@/hooks/use-loaded';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';

interface FetchedReviewsProps {
  mode: Mode;
  /** Puts the block around what there is to show. */
  frame: (content: ReactNode) => ReactNode;
}

/** Reviews that did not come with the page, hidden while there are none; samples while it is designed (spec 4). */
export function FetchedReviews({ mode, frame }: FetchedReviewsProps) {
  const { hostname: domain, settings } = useAppSelector(selectShop);
  const load = useCallback(
    () => loadFirst({ domain, ...shopReviewsScope(settings) }),
    [domain, settings],
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

/** There are no more samples. */
function doNothing(): void {}

type SampleReview = Pick<Review, 'name' | 'rating' | 'flag' | 'comment' | 'image'>;

const PHOTO = '/placeholder-product.svg';

const SAMPLES: readonly SampleReview[] = [
  {
    name: 'Maya R.',
    rating: 5,
    flag: 'US',
    comment: {
      title: 'Softer than it looks',
      text: 'Soft from the first day and still in shape after many washes. The sleeves are long enough, too.',
    },
    image: `${PHOTO}?1,${PHOTO}?2`,
  },
  {
    name: 'Jonas K.',
    rating: 5,
    flag: 'DE',
    comment: {
      title: 'A gift that fits',
      text: 'Ordered for my brother, and it has been the only thing he wears since. It came in three days.',
    },
    image: '',
  },
  {
    name: 'Aiko T.',
    rating: 4,
    flag: 'JP',
    comment: {
      title: 'Good color',
      text: 'The color is just as in the picture. I would take one size less next time.',
    },
    image: `${PHOTO}?3`,
  },
  {
    name: 'Camille D.',
    rating: 5,
    flag: 'FR',
    comment: {
      title: 'Well made',
      text: 'Straight seams, a proper collar, and the print has not faded at all.',
    },
    image: `${PHOTO}?4`,
  },
  {
    name: 'Liam O.',
    rating: 4,
    flag: 'IE',
    comment: {
      title: 'Would buy it again',
      text: 'Warm without being heavy. One button was loose, and they sent another one at once.',
    },
    image: '',
  },
];

/** Samples in place of reviews while a page is designed, with the figures of the spec (spec 9). */
const SAMPLE_REVIEWS: ReviewData = {
  reviews: SAMPLES.map((sample, place) => ({
    ...sample,
    id: `sample-${place}`,
    date: `2026-0${5 - place}-12T00:00:00.000Z`,
    verified: true,
    helpful: place === 0,
    productId: '',
    category: '',
  })),
  totalReviews: 1057,
  averageRating: 4.67,
  ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 346, 5: 711 },
};
