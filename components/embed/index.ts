export { NoReviews } from './absent';
export { EmbeddedCartButton } from './cart-link';
export { Embed } from './embed';
