export { ProductView } from './product-view';
