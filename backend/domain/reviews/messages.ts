export const reviewsOff = 'This product takes no reviews.';
export const noReview = 'There is no such review.';
