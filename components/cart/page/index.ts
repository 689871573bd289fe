export { CartView } from './cart-view';
