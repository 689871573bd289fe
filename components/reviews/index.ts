export { codeMissing } from './details';
export { fetchReviews, joinReviews } from './section/review-pages';
export { ReviewsView } from './section/reviews-view';
export { ShopReviews } from './section/shop-reviews';
