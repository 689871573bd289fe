import * as z from 'zod';

/**
 * A review (spec 3). `image` holds comma-separated addresses; `flag` is the reviewer's country as
 * two letters, `date` an ISO date. `productId`, `category`, `verified`, `helpful` and `flag` go
 * beyond the spec's list.
 */
export const reviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.number().min(0).max(5),
  date: z.string(),
  comment: z.object({ title: z.string().catch(''), text: z.string().catch('') }),
  image: z.string().catch(''),
  verified: z.boolean().catch(false),
  helpful: z.boolean().catch(false),
  flag: z.string().catch(''),
  productId: z.string().catch(''),
  category: z.string().catch(''),
});

/**
 * Reviews with their summary; the distribution counts reviews per star, keys "1" to "5". `totalPhotos`
 * goes beyond the spec: the photos of all reviews, however few are listed.
 */
export const reviewDataSchema = z.object({
  reviews: z.array(reviewSchema),
  totalReviews: z.number().int().nonnegative(),
  averageRating: z.number().min(0).max(5),
  ratingDistribution: z.record(z.string(), z.number().int().nonnegative()),
  totalPhotos: z.number().int().nonnegative().exactOptional(),
});
