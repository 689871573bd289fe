import type { Review } from '../../model/review';

/** The addresses of a review's photos: they travel as one text, separated by commas (spec 3). */
export const reviewPhotos = ({ image }: Pick<Review, 'image'>): string[] =>
  [...new Set(image.split(',').map((address) => address.trim()))].filter(Boolean);
