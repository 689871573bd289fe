export { ProductReviews } from './product-reviews';
