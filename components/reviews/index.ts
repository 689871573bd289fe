export { codeMissing } from './parts/code-missing';
export { fetchReviews, joinReviews } from './section/review-pages';
export { ReviewsView } from './section/reviews-view';
export { ShopReviews } from './section/shop-reviews';
