import { needKey } from '@/core/blocks/kit/data-need';
import { reviewDataSchema } from '@/core/model/review.schema';

/** What a page of a shop brings along for its blocks. */
export const blockSamples = {
  init: {
    logo: '/media/logo-7.webp',
    company: 'Linen Ltd',
    phone: '+1 555 0100',
    email: 'hello@linen.example',
    address: '1 Mill Lane',
    settings: { reviewCategories: ['Hoodies'] },
  },
  blockData: {
    [needKey({ kind: 'reviews' })]: reviewDataSchema.parse({
      reviews: [],
      totalReviews: 0,
      averageRating: 0,
      ratingDistribution: {},
    }),
  },
};
