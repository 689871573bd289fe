export { Nothing } from './absent';
export { EmbeddedCartButton } from './cart-link';
export { Embed } from './embed';
