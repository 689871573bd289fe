export { Nothing } from './absent';
export { EmbeddedCartButton } from './cart-button';
export { Embed } from './embed';
