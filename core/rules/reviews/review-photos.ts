import type { Review } from '../../model/review';

/** The addresses of a review's photos: they travel as one text, separated by commas (spec 3). */
export function reviewPhotos({ image }: Pick<Review, 'image'>): string[] {
  const addresses = image.split(',').map((address) => address.trim());
  return [...new Set(addresses)].filter(Boolean);
}
