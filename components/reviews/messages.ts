export const reviewDetails = 'Review Details';
export const customerPhotos = 'Customer photos';
export const failed = 'This could not be opened just now. Please try again.';
export const helpful = 'Found helpful';
export const previousReviews = 'Previous reviews';
export const nextReviews = 'Next reviews';
export const customerReviews = 'Customer reviews';
export const reviewsByStars = 'Reviews by stars';
export const photoBy = (place: string, name: string): string => `Photo${place} by ${name}`;
export const verifiedBuyer = 'Verified buyer';
export const fromCountry = (name: string): string => `from ${name}`;
export const outOf = ' of ';
export const readFullReview = 'Read full review ';
export const byReviewer = (name: string): string => `by ${name}`;
export const morePhotos = (more: number): string => `${more} more customer photos`;
export const reviewCount = (count: number): string =>
  count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`;
export const stars = (star: number): string => (star === 1 ? '1 star' : `${star} stars`);
