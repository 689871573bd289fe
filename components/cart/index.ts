export { checkout as CHECKOUT } from './messages';
export { Coupon } from './page/coupon';
export { EmptyCart } from './page/empty-cart';
export { goneText, useSeen } from './parts/cart-news';
export { LineNotes } from './parts/line-notes';
export { useCartTotals } from './parts/use-cart-totals';

/** The cart beside the page: none of it in a page's first load. */
export const loadCartDrawer = async () => (await import('./drawer/cart-drawer')).CartDrawer;
