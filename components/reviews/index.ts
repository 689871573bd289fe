export { ReviewsSection } from './section/reviews-section';
export { ReviewsView } from './section/reviews-view';
export { ShopReviews } from './section/shop-reviews';
