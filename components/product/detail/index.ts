export { EmbeddedProduct } from './embedded-product';
export { ProductView } from './product-view';
