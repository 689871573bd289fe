export { NoReviews } from './absent';
export { EmbeddedCartButton } from './cart-link';
export { embedOf } from './embed';
