import * as z from 'zod/mini';
import { mediaAddresses } from './media-address.schema';

/**
 * A review (spec 3). `image` holds comma-separated addresses; `flag` is the reviewer's country as two letters, `date`
 * an ISO date. `productId`, `category`, `verified`, `helpful` and `flag` go beyond the spec's list.
 */
export const reviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  date: z.string(),
  comment: z.object({ title: z.catch(z.string(), ''), text: z.catch(z.string(), '') }),
  image: z.catch(mediaAddresses, ''),
  verified: z.catch(z.boolean(), false),
  helpful: z.catch(z.boolean(), false),
  flag: z.catch(z.string(), ''),
  productId: z.catch(z.string(), ''),
  category: z.catch(z.string(), ''),
});

/**
 * Reviews with their summary; the distribution counts reviews per star, keys "1" to "5". `totalPhotos` and `photoReviews`
 * go beyond the spec: the photos of all reviews, however few are listed, and the newest reviews that have some.
 */
export const reviewDataSchema = z.object({
  reviews: z.array(reviewSchema),
  totalReviews: z.int().check(z.nonnegative()),
  averageRating: z.number().check(z.minimum(0), z.maximum(5)),
  ratingDistribution: z.record(z.string(), z.int().check(z.nonnegative())),
  totalPhotos: z.exactOptional(z.int().check(z.nonnegative())),
  photoReviews: z.exactOptional(z.array(reviewSchema)),
});
