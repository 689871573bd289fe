import type { Review, ReviewData } from '@/core/model/review';

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
export const SAMPLE_REVIEWS: ReviewData = {
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
