export { WriteReview } from './write-review';
